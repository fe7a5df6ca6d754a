import { expect, test } from 'vitest';
import type { Page } from '@/api/types';
import { channel } from '@/contract/finance/channel';
import type { WireDetailOf, WireRowOf, WireSummaryOf } from '@/contract/resource';
import { format, parse, sum } from '#mocks/core/money';
import { DAY, msOf } from '#mocks/core/time';
import { bench, bodyFrom, signedIn } from './operator';

type Channel = WireRowOf<typeof channel>;
type ChannelDetail = WireDetailOf<typeof channel>;
type ChannelSummary = WireSummaryOf<typeof channel>;

const place = bench();
const finance = await signedIn(place, 'finance01');
const other = await signedIn(place, 'finance02');
const admin = await signedIn(place, 'admin');
const PASSWORD = 'Demo1234';

/** What the form of an edit sends. */
const edited = (row: object) => bodyFrom(channel.calls.edit, row);

const draft = {
  channelCode: 'fixed_trx',
  channelType: 2,
  channelName: { zh: 'TRX 固定地址', en: 'TRX fixed address', tw: '' },
  guide: { zh: '', en: '', tw: '' },
  walletCode: 'TRX-TRC20',
  address: `T${'F'.repeat(33)}`,
  minAmount: '1',
  maxAmount: '100',
  dailyLimit: '1000',
  feeType: 0,
  feeValue: '0',
  operPassword: PASSWORD,
};

const gateway = {
  gatewayUrl: 'https://pay.example.com',
  merchantNo: 'M-JPY',
  secretRef: 'vault/channels/jpy',
};

const bank = {
  channelType: 3,
  fiatCurrency: 'JPY',
  rate: '150',
  bankName: 'Example Bank',
  bankAccount: '9990000000055555',
  accountName: 'Example Ltd.',
};

test.each([
  ['a code with capitals', { channelCode: 'Fixed' }, 40000, 'channelCode'],
  ['a code that exists', { channelCode: 'gate_btc' }, 40905, ''],
  ['a type nobody knows', { channelType: 9 }, 40000, 'channelType'],
  ['no Chinese name', { channelName: { zh: '', en: 'x', tw: '' } }, 40000, 'channelName'],
  ['an address of another chain', { address: '0xfeed000000000000000000000000000000000001' }, 42204, ''],
  [
    'no memo where the coin wants one',
    { walletCode: 'XRP-XRP', address: `r${'F'.repeat(30)}` },
    40000,
    'memo',
  ],
  ['a minimum of zero', { minAmount: '0' }, 40000, 'minAmount'],
  ['a maximum below the minimum', { maxAmount: '0.5' }, 40000, 'maxAmount'],
  ['a day below the maximum', { dailyLimit: '99' }, 40000, 'dailyLimit'],
  ['21 percent', { feeType: 2, feeValue: '21' }, 40000, 'feeValue'],
  ['a bank without a holder', { ...bank, accountName: '' }, 40000, 'accountName'],
  ['a bank without a rate', { ...bank, rate: undefined }, 40000, 'rate'],
  ['an address and no password', { operPassword: undefined }, 40000, 'operPassword'],
  ['an address and a wrong password', { operPassword: 'wrong' }, 40301, ''],
  ['a bank account and no password', { ...bank, operPassword: undefined }, 40000, 'operPassword'],
  [
    'a gateway without https',
    { channelType: 4, fiatCurrency: 'JPY', rate: '1', gatewayUrl: 'http://x' },
    40000,
    'gatewayUrl',
  ],
])('a new channel with %s is refused', async (_, change, code, field) => {
  const answer = await finance.ask<{ fields?: Record<string, string> }>('POST', 'rechargeChannel/add', {
    ...draft,
    ...change,
  });
  expect(answer.code).toBe(code);
  if (field) expect(Object.keys(answer.data.fields ?? {})).toEqual([field]);
  expect(place.db.channels.size).toBe(14);
});

test('a new channel begins switched off; one that was never paid by can go again', async () => {
  const { code, data } = await finance.ask<{ id: number }>('POST', 'rechargeChannel/add', draft);
  expect(code).toBe(0);
  expect(place.db.channels.get(data.id)?.status).toBe(0);
  expect((await finance.ask('DELETE', 'rechargeChannel/delete', { ids: [data.id] })).code).toBe(40300);
  expect((await admin.ask('DELETE', 'rechargeChannel/delete', { ids: [data.id] })).code).toBe(0);
  expect((await admin.ask('DELETE', 'rechargeChannel/delete', { ids: [9] })).code).toBe(40906);

  const next = await finance.ask<{ id: number }>('POST', 'rechargeChannel/add', draft);
  expect(next.data.id).toBeGreaterThan(data.id);
  expect((await read(next.data.id)).history.map(({ result }) => result)).toEqual(['add']);
  expect((await admin.ask('DELETE', 'rechargeChannel/delete', { ids: [next.data.id] })).code).toBe(0);
});

test.each([
  ['an address', {}, { address: draft.address }],
  [
    'a bank account',
    { ...bank, address: '' },
    { bankName: 'Example Bank', bankAccount: '999****5555', accountName: 'Example Ltd.' },
  ],
  ['a gateway', { channelType: 4, fiatCurrency: 'JPY', rate: '150', address: '', ...gateway }, gateway],
])('nobody pays to %s before somebody else has confirmed it', async (_, type, place) => {
  const channelCode = `new_${Object.keys(place)[0]?.toLowerCase()}`;
  const added = await finance.ask<{ id: number }>('POST', 'rechargeChannel/add', {
    ...draft,
    ...type,
    channelCode,
  });
  const { id } = added.data;
  const row = await read(id);
  const nowhere = { address: '', bankAccount: '', gatewayUrl: '', secretRef: '' };
  expect(row).toMatchObject({ status: 0, ...nowhere, changeBy: 'finance01' });
  expect(row.pendingChange).toEqual(place);
  expect(row).not.toHaveProperty('operPassword');
  expect(row.history[0]?.diff.map(({ field }) => field).toSorted()).toEqual(Object.keys(place).toSorted());
  const turn = async (on: number, who = finance) =>
    (await who.ask('PUT', 'rechargeChannel/setStatus', { id, version: (await read(id)).version, on })).code;
  expect(await turn(1)).toBe(40904);
  expect(await turn(1, other)).toBe(40904);

  // As it waits it may be sent along with another limit, by anybody.
  const limit = { ...row, ...row.pendingChange, dailyLimit: '2000' };
  expect((await other.ask('PUT', 'rechargeChannel/edit', edited(limit))).code).toBe(0);
  expect(place).toEqual((await read(id)).pendingChange);

  const word = { id, result: 'reject', reason: '收款信息有误', operPassword: PASSWORD };
  const decide = async (who: typeof finance, body: object) =>
    (await who.ask('PUT', 'rechargeChannel/confirmChange', { ...body, version: (await read(id)).version }))
      .code;
  expect(await decide(finance, { ...word, result: 'approve' })).toBe(40903);
  expect(await decide(other, word)).toBe(0);
  expect(await turn(1)).toBe(40904);

  const again = { ...draft, ...type, id, version: (await read(id)).version };
  expect((await finance.ask('PUT', 'rechargeChannel/edit', edited(again))).code).toBe(0);
  expect(await decide(other, { ...word, result: 'approve' })).toBe(0);
  expect(await read(id)).toMatchObject({ ...place, pendingChange: null });
  expect(await turn(1)).toBe(0);
  expect(await turn(0)).toBe(0);
  expect((await admin.ask('DELETE', 'rechargeChannel/delete', { ids: [id] })).code).toBe(0);
});

test('an on-chain gateway has no place of ours, and can be switched on at once', async () => {
  const body = { ...draft, channelType: 1, address: '', channelCode: 'gate_trx', operPassword: undefined };
  const { data } = await finance.ask<{ id: number }>('POST', 'rechargeChannel/add', body);
  const on = { id: data.id, version: 1, on: 1 };
  expect((await finance.ask('PUT', 'rechargeChannel/setStatus', on)).code).toBe(0);
  expect((await admin.ask('DELETE', 'rechargeChannel/delete', { ids: [data.id] })).code).toBe(0);
});

test('a new channel credits nothing by itself before somebody else has confirmed it', async () => {
  const wish = { autoReview: 1, reviewThreshold: '50000' };
  const body = { ...draft, ...wish, channelType: 1, address: '', channelCode: 'gate_auto' };
  const add = (given: object) => finance.ask<{ id: number }>('POST', 'rechargeChannel/add', given);
  expect((await add({ ...body, operPassword: undefined })).code).toBe(40000);
  const { id } = (await add(body)).data;
  expect(await read(id)).toMatchObject({ autoReview: 0, reviewThreshold: '0', pendingChange: wish });
  const word = { id, version: 1, result: 'approve', operPassword: PASSWORD };
  expect((await finance.ask('PUT', 'rechargeChannel/confirmChange', word)).code).toBe(40903);
  expect((await other.ask('PUT', 'rechargeChannel/confirmChange', word)).code).toBe(0);
  expect(await read(id)).toMatchObject({ ...wish, pendingChange: null });
  expect((await admin.ask('DELETE', 'rechargeChannel/delete', { ids: [id] })).code).toBe(0);
});

test.each([12, 14])('where gateway %i sends the money is changed by two people', async (id) => {
  const before = await read(id);
  const moved = { gatewayUrl: 'https://elsewhere.example.com', merchantNo: 'M-OTHER' };
  const body = edited({ ...before, ...moved });
  expect((await finance.ask('PUT', 'rechargeChannel/edit', body)).code).toBe(40000);
  const signed = { ...body, operPassword: PASSWORD };
  expect((await finance.ask('PUT', 'rechargeChannel/edit', signed)).code).toBe(0);
  expect(await read(id)).toMatchObject({
    gatewayUrl: before.gatewayUrl,
    merchantNo: before.merchantNo,
    pendingChange: moved,
    changeBy: 'finance01',
  });
  const word = { id, version: (await read(id)).version, result: 'approve', operPassword: PASSWORD };
  expect((await finance.ask('PUT', 'rechargeChannel/confirmChange', word)).code).toBe(40903);
  expect((await other.ask('PUT', 'rechargeChannel/confirmChange', word)).code).toBe(0);
  expect(await read(id)).toMatchObject({ ...moved, secretRef: before.secretRef, pendingChange: null });
});

async function read(id: number): Promise<ChannelDetail> {
  return (await finance.ask<ChannelDetail>('GET', `rechargeChannel/get?id=${id}`)).data;
}

test('new receiving data wait for somebody else, and the account stays masked', async () => {
  const before = await read(9);
  expect(before.bankAccount).toBe('999****2345');
  const body = { ...before, remark: '换行', bankAccount: '9990000000099999' };
  expect((await finance.ask('PUT', 'rechargeChannel/edit', edited(body))).code).toBe(40000);
  const wrong = { ...body, operPassword: 'wrong' };
  expect((await finance.ask('PUT', 'rechargeChannel/edit', edited(wrong))).code).toBe(40301);
  expect((await read(9)).remark).toBe('');
  expect(
    (await finance.ask('PUT', 'rechargeChannel/edit', edited({ ...body, operPassword: PASSWORD }))).code,
  ).toBe(0);

  const waiting = await read(9);
  expect(waiting).toMatchObject({ remark: '换行', changeBy: 'finance01', bankAccount: '999****2345' });
  expect(waiting.pendingChange).toEqual({ bankAccount: '999****9999' });
  expect(place.db.channels.get(9)?.bankAccount).toBe('9990000000012345');
  const list = await finance.ask<Page<Channel>>('GET', 'rechargeChannel/list?pending=1');
  expect(list.data.list.map(({ id }) => id)).toEqual([9]);

  const word = { id: 9, version: waiting.version, result: 'approve', operPassword: PASSWORD };
  expect((await finance.ask('PUT', 'rechargeChannel/confirmChange', word)).code).toBe(40903);
  expect((await other.ask('PUT', 'rechargeChannel/confirmChange', { ...word, result: 'reject' })).code).toBe(
    40001,
  );
  expect((await other.ask('PUT', 'rechargeChannel/confirmChange', word)).code).toBe(0);
  expect(place.db.channels.get(9)?.bankAccount).toBe('9990000000099999');
  const { history } = await read(9);
  expect(history.map(({ result }) => result)).toEqual(['edit', 'confirmChange']);
  const account = { field: 'bankAccount', before: '999****2345', after: '999****9999' };
  expect(history[0]?.diff).toEqual([
    { field: 'remark', before: '', after: '换行' },
    { field: 'changeBy', before: '', after: 'finance01' },
    account,
  ]);
  expect(history[1]?.diff).toEqual([{ field: 'changeBy', before: 'finance01', after: '' }, account]);
  expect(JSON.stringify(place.db.operLogs)).not.toContain('9990000000099999');
  const again = { ...word, version: (await read(9)).version };
  expect((await other.ask('PUT', 'rechargeChannel/confirmChange', again)).code).toBe(40904);
});

test('an edit leaves what was not sent as it is', async () => {
  const before = await read(13);
  const { id, version, channelName, minAmount, maxAmount, feeType, feeValue } = before;
  const body = { id, version, channelName, minAmount, maxAmount, dailyLimit: '90000', feeType, feeValue };
  expect((await finance.ask('PUT', 'rechargeChannel/edit', body)).code).toBe(0);
  const {
    version: _version,
    updatedAt: _at,
    updatedBy: _by,
    usedPercent: _percent,
    history: _history,
    ...rest
  } = before;
  expect(await read(13)).toMatchObject({ ...rest, dailyLimit: '90000' });
});

test('an account sent back masked is no change, a stale version is refused', async () => {
  const before = await read(10);
  expect((await finance.ask('PUT', 'rechargeChannel/edit', edited({ ...before, remark: 'x' }))).code).toBe(0);
  expect(place.db.channels.get(10)).toMatchObject({ pendingChange: null, bankAccount: '9990000000012345' });
  expect((await finance.ask('PUT', 'rechargeChannel/edit', edited({ ...before, remark: 'y' }))).code).toBe(
    40900,
  );
});

test('an account with a mask of nothing is refused, new or changed', async () => {
  const before = await read(9);
  const body = { ...before, operPassword: PASSWORD };
  for (const bankAccount of ['999****2346', '999****23451', '*'])
    expect((await finance.ask('PUT', 'rechargeChannel/edit', edited({ ...body, bankAccount }))).code).toBe(
      40000,
    );
  const draft = { ...before, channelCode: 'bank_again' };
  expect((await finance.ask('POST', 'rechargeChannel/add', bodyFrom(channel.calls.add, draft))).code).toBe(
    40000,
  );
});

test('while a change waits nobody else replaces it; thrown away it leaves everything as it was', async () => {
  const before = await read(10);
  const body = { ...before, bankName: 'Other Bank', operPassword: PASSWORD };
  expect((await finance.ask('PUT', 'rechargeChannel/edit', edited(body))).code).toBe(0);
  const summary = await other.ask<ChannelSummary>('GET', 'rechargeChannel/summary');
  expect(summary.data.pending).toEqual([before.channelName]);
  const { version } = await read(10);
  const second = { ...body, version, bankName: 'Third Bank' };
  expect((await other.ask('PUT', 'rechargeChannel/edit', edited(second))).code).toBe(40904);
  expect((await finance.ask('PUT', 'rechargeChannel/edit', edited(second))).code).toBe(0);
  const word = { id: 10, result: 'reject', reason: '银行名称不符', operPassword: PASSWORD };
  const answer = await other.ask('PUT', 'rechargeChannel/confirmChange', { ...word, version: version + 1 });
  expect(answer.code).toBe(0);
  const after = await read(10);
  expect(after).toMatchObject({ bankName: 'Example Bank', pendingChange: null });
  expect(after.history.at(-1)).toMatchObject({ note: word.reason, operatorName: 'finance02' });
  expect(after.history.at(-1)?.diff).toContainEqual({
    field: 'bankName',
    before: 'Third Bank',
    after: 'Example Bank',
  });
});

test('a fixed address and its wallet code change together, a currency takes its rate along', async () => {
  const fixed = await read(6);
  const moved = { walletCode: 'USDT-ERC20', address: `0xfeed${'0'.repeat(36)}` };
  const wrong = { ...fixed, walletCode: moved.walletCode, operPassword: PASSWORD };
  expect((await finance.ask('PUT', 'rechargeChannel/edit', edited(wrong))).code).toBe(42204);
  const right = { ...wrong, ...moved };
  expect((await finance.ask('PUT', 'rechargeChannel/edit', edited(right))).code).toBe(0);
  expect(place.db.channels.get(6)).toMatchObject({
    walletCode: 'USDT-TRC20',
    address: fixed.address,
    pendingChange: moved,
  });
  const bankRow = await read(11);
  const dollars = { ...bankRow, fiatCurrency: 'USD', rate: '1', operPassword: PASSWORD };
  expect((await finance.ask('PUT', 'rechargeChannel/edit', edited(dollars))).code).toBe(0);
  expect(place.db.channels.get(11)).toMatchObject({
    fiatCurrency: 'HKD',
    rate: '7.8',
    pendingChange: { fiatCurrency: 'USD', rate: '1' },
  });
});

test('the order is the operators’ own, unless another is asked for; who has one open reads it again', async () => {
  const ids = [...place.db.channels.keys()].toReversed();
  const { version } = await read(1);
  const versions = Object.fromEntries([...place.db.channels.values()].map((row) => [row.id, row.version]));
  const sort = async (given: object) =>
    (await finance.ask('PUT', 'rechargeChannel/sort', { ids, versions, ...given })).code;
  expect(await sort({ ids: ids.slice(1) })).toBe(40000);
  expect(await sort({ ids: [...ids, 1] })).toBe(40000);
  expect(await sort({ ids: [...ids, 99] })).toBe(40400);
  expect(await sort({ versions: {} })).toBe(40900);
  expect(await sort({ versions: { ...versions, 9: 0 } })).toBe(40900);
  expect([...place.db.channels.values()].every((row) => row.version === versions[row.id])).toBe(true);
  expect(await sort({})).toBe(0);
  expect(await sort({ ids: ids.toReversed() })).toBe(40900);
  const { data } = await finance.ask<Page<Channel>>('GET', 'rechargeChannel/list?pageSize=50');
  expect(data.list.map(({ id }) => id)).toEqual(ids);
  expect((await read(1)).version).toBe(version + 1);
});

test('the figures add up over the channels', async () => {
  const { data } = await finance.ask<ChannelSummary>('GET', 'rechargeChannel/summary');
  const listed = await finance.ask<Page<Channel>>('GET', 'rechargeChannel/list?pageSize=50');
  expect(listed.data.total).toBe(14);
  expect(data.successRate).toMatch(/^\d+(\.\d)?$/);
  for (const { usedPercent } of listed.data.list) expect(usedPercent).toBeGreaterThanOrEqual(0);
});

test.each([
  ['risk001', 'POST', 'add', 40300],
  ['risk001', 'PUT', 'confirmChange', 40000],
  ['auditor01', 'PUT', 'edit', 40300],
  ['service01', 'PUT', 'setStatus', 40300],
] as const)('%s and %s rechargeChannel/%s: %i', async (name, method, verb, code) => {
  const who = await signedIn(place, name);
  expect((await who.ask(method, `rechargeChannel/${verb}`, {})).code).toBe(code);
});

interface Effect {
  waits: boolean;
  consequences: { before: string; after: string; bad: boolean }[];
}

test('a dry run says what a rate and a threshold would come to, and writes nothing', async () => {
  const { db } = place;
  const recentOf = (id: number) =>
    [...db.recharges.values()].filter(
      ({ channelId, source, createdAt, riskFlags, usdtValue }) =>
        channelId === id &&
        source === 2 &&
        riskFlags.length === 0 &&
        Number(usdtValue) <= 20_000 &&
        msOf(createdAt) >= db.now() - 7 * DAY,
    );
  const row = [...db.channels.values()].find(
    ({ id, rate, autoReview, reviewThreshold }) =>
      rate !== null && (autoReview === 0 || reviewThreshold === '0') && recentOf(id).length > 0,
  );
  if (!row?.rate) throw new Error('no channel takes fiat without credits by itself');
  const before = structuredClone(row);
  const ask = async (wanted: object) =>
    (await finance.ask<Effect>('POST', 'rechargeChannel/effect', { id: row.id, ...wanted })).data;

  const lower = format(parse(row.rate) / 2n);
  const rated = await ask({ rate: lower });
  expect(rated.waits).toBe(true);
  const [paid, received] = [row.rate, lower].map((rate) => format(parse(rate) * 1000n));
  expect(rated.consequences).toEqual([expect.objectContaining({ before: paid, after: received, bad: true })]);

  const [count, worth] = (await ask({ autoReview: 1, reviewThreshold: '1000000' })).consequences;
  const recent = recentOf(row.id);
  expect(count).toMatchObject({ before: '0', after: String(recent.length), bad: true });
  expect(worth).toMatchObject({ before: '0', after: format(sum(recent.map(({ usdtValue }) => usdtValue))) });
  expect(db.channels.get(row.id)).toEqual(before);
});
