import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import type { Call } from '@/contract/call';
import { channel } from '@/contract/finance/channel';
import { walletCode } from '@/contract/finance/walletCode';
import { guardsOf } from '@/contract/guard';
import type { Resource } from '@/contract/resource';
import { bench, bodyFrom, signedIn } from './operator';
import type { Operator } from './operator';

/** A record, a change of one field that waits, and one that does not. */
interface Case {
  id: number;
  dangerous?: unknown;
  safe?: unknown;
  /** What has to be changed with it. */
  more?: object;
}

interface Guarded {
  resource: Resource;
  edit: Call & { body: object };
  base: string;
  cases: Record<string, Case>;
}

const MATIC = 14;
const [FIXED, BANK, GATEWAY] = [6, 9, 12];

const table: Guarded[] = [
  {
    resource: walletCode,
    edit: walletCode.calls.edit,
    base: 'walletCode',
    cases: {
      priceUsdt: { id: MATIC, dangerous: '0.5' },
      confirmations: { id: MATIC, dangerous: 20, safe: 400 },
      maxWithdraw: { id: MATIC, dangerous: '1000001', safe: '900000' },
      dailyWithdraw: { id: MATIC, dangerous: '9000000', safe: '4000000' },
      fee: { id: MATIC, safe: '0.6' },
      feeType: { id: MATIC, safe: 0 },
    },
  },
  {
    resource: channel,
    edit: channel.calls.edit,
    base: 'rechargeChannel',
    cases: {
      walletCode: {
        id: FIXED,
        dangerous: 'USDT-ERC20',
        more: { address: `0xfeed${'0'.repeat(36)}` },
      },
      address: { id: FIXED, dangerous: `T${'F'.repeat(33)}` },
      memo: { id: FIXED, dangerous: '77' },
      qrImg: { id: FIXED, dangerous: 'https://example.com/qr.png' },
      fiatCurrency: { id: BANK, dangerous: 'JPY' },
      bankName: { id: BANK, dangerous: 'Other Bank' },
      bankAccount: { id: BANK, dangerous: '9990000000088888' },
      accountName: { id: BANK, dangerous: 'Other Ltd.' },
      rate: { id: BANK, dangerous: '7.1' },
      gatewayUrl: { id: GATEWAY, dangerous: 'https://elsewhere.example.com' },
      merchantNo: { id: GATEWAY, dangerous: 'M-OTHER' },
      secretRef: { id: GATEWAY, dangerous: 'vault/channels/other' },
      autoReview: { id: GATEWAY, dangerous: 1 },
      reviewThreshold: { id: GATEWAY, dangerous: '999999' },
    },
  },
];

test.each(table)('every guarded field of $base is tried below', ({ resource: { row }, cases }) => {
  const guarded = Object.keys(row).filter((name) => row[name]?.options.guard);
  expect(Object.keys(cases).toSorted()).toEqual(guarded.toSorted());
});

const tried = table.flatMap((one) =>
  Object.entries(one.cases).map(([field, given]) => ({ ...one, field, ...given })),
);

type Row = Record<string, unknown> & { id: number; version: number };

describe.each(tried)('$base $field', ({ edit, base, field, id, dangerous, safe, more, resource }) => {
  const stage = async () => {
    const place = bench();
    const [maker, other] = [await signedIn(place, 'admin'), await signedIn(place, 'admin02')];
    const read = async (): Promise<Row> => (await maker.ask<Row>('GET', `${base}/get?id=${id}`)).data;
    const set = async (value: unknown, operPassword?: string) =>
      maker.ask<{ fields?: object; waits?: boolean }>(
        'PUT',
        edit.path,
        bodyFrom(edit, { ...(await read()), ...more, [field]: value, operPassword }),
      );
    const confirm = async (who: Operator) =>
      who.ask('PUT', `${base}/confirmChange`, {
        id,
        version: (await read()).version,
        result: 'approve',
        operPassword: DEMO_PASSWORD,
      });
    return { maker, other, read, set, confirm };
  };

  test('takes the own password', async () => {
    const { set, read } = await stage();
    const before = await read();
    expect(guardsOf(resource.row, before)).toHaveProperty(field);
    const answer = await set(dangerous ?? safe);
    expect([answer.code, Object.keys(answer.data.fields ?? {})]).toEqual([40000, ['operPassword']]);
    expect(await read()).toEqual(before);
  });

  test.skipIf(safe === undefined)('is in force at once in the safe direction', async () => {
    const { set, read } = await stage();
    expect(await set(safe, DEMO_PASSWORD)).toMatchObject({ code: 0, data: { waits: false } });
    expect(await read()).toMatchObject({ [field]: safe, pendingChange: null });
  });

  test.skipIf(dangerous === undefined)('waits in the dangerous one, for one other operator', async () => {
    const { set, read, confirm, maker, other } = await stage();
    const before = await read();
    expect(await set(dangerous, DEMO_PASSWORD)).toMatchObject({ code: 0, data: { waits: true } });
    const asked = await read();
    expect(asked).toMatchObject({ [field]: before[field], changeBy: 'admin' });
    expect(asked['pendingChange']).toHaveProperty(field);
    expect((await confirm(maker)).code).toBe(40903);
    const both = await Promise.all([confirm(other), confirm(other)]);
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    const after = await read();
    expect(after).toMatchObject({ pendingChange: null, changeBy: '' });
    // An account is masked in whatever is read.
    if (field !== 'bankAccount') expect(after[field]).toBe(dangerous);
  });
});
