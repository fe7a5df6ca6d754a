import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { format, parse, sum } from '#mocks/core/money';
import type { RechargeRow } from '#mocks/core/rows';
import type { RechargeDetail, RechargeLog } from './recharges';
import type { BulkAnswer, Page } from '@/api/types';
import { bench, operator, signedIn } from './operator';
import { draft, rowOf, waiting } from './recharges';

test('a manual recharge waits for somebody else, and belongs to its maker', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const { code, data } = await who.ask<{ id: number; orderNo: string }>(
    'POST',
    'cwManage/chargeLogAdd',
    draft(),
  );
  expect(code).toBe(0);
  expect(data.orderNo).toMatch(/^R20261120\d{8}$/);
  expect(rowOf(place, data.id)).toMatchObject({
    status: 1,
    source: 3,
    createdBy: 'finance01',
    amount: '120.5',
    usdtValue: '120.5',
  });
  expect(place.db.operLogs.at(-1)).toMatchObject({
    businessType: 1,
    targetText: data.orderNo,
    reason: '漏单补入核实',
  });
  expect(place.db.operLogs.at(-1)?.operParam).toContain('"operPassword":"******"');
});

test('a manual recharge with as much as the role may on a day leaves nothing of it', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const today = [...place.db.recharges.values()].filter(
    ({ source, status, createdBy, createdAt }) =>
      source === 3 && status !== 3 && createdBy === 'finance01' && createdAt >= '2026-11-20',
  );
  const left = parse('50000') - sum(today.map(({ usdtValue }) => usdtValue));
  const add = (amount: string) => who.ask('POST', 'cwManage/chargeLogAdd', draft({ amount }));
  expect((await add(format(left))).code).toBe(0);
  expect(await add('0.01')).toMatchObject({ code: 42205, msg: expect.stringContaining(' 0 USDT') });
});

/** A picture of so many bytes as a form sends it. */
const dataUrl = (bytes: number): string => `data:image/png;base64,${'A'.repeat(Math.ceil(bytes / 3) * 4)}`;

test.each([
  ['a JSON number as amount', { amount: 100 }, 40000],
  ['an exponent', { amount: '1e3' }, 40000],
  ['a sign', { amount: '-1' }, 40000],
  ['zero', { amount: '0' }, 40000],
  ['an amount of 19 digits', { amount: '1'.repeat(19) }, 40000],
  ['too many decimals for the coin', { amount: '1.1234567' }, 42203],
  ['more than the role may on a day', { amount: '50000.01' }, 42205],
  ['a short reason', { remark: '补单' }, 40001],
  ['a reason of blanks', { remark: '          ' }, 40001],
  ['a wrong password', { operPassword: 'wrong' }, 40301],
  ['no password', { operPassword: undefined }, 40000],
  ['no request id', { requestId: undefined }, 40000],
  ['an unknown coin', { coin: 'NOPE', walletCode: undefined }, 40000],
  ['a wallet code of another coin', { walletCode: 'BTC-BTC' }, 40000],
  ['a wallet code that is switched off', { coin: 'ETH', walletCode: 'ETH-BEP20' }, 40904],
  ['an unknown reason code', { manualReason: 'because' }, 40000],
  ['an unknown account', { accountType: 9 }, 40000],
  ['a closed member', { memberId: 16 }, 40904],
  ['an unknown member', { memberId: 99_999 }, 40400],
  ['a picture of 500 kB', { attachments: [dataUrl(500 * 1024)] }, 0],
  ['a picture of 520 kB', { attachments: [dataUrl(520 * 1024)] }, 40000],
  ['four attachments', { attachments: ['a', 'b', 'c', 'd'] }, 40000],
  ['one wei', { coin: 'ETH', walletCode: 'ETH-ERC20', amount: '0.000000000000000001' }, 0],
])('a manual recharge with %s', async (_, given, code) => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const before = place.db.recharges.size;
  const answer = await who.ask<{ fields?: object } | null>('POST', 'cwManage/chargeLogAdd', draft(given));
  expect(answer.code).toBe(code);
  expect(place.db.recharges.size - before).toBe(code === 0 ? 1 : 0);
  if (code === 40000) expect(Object.keys(answer.data?.fields ?? {})).toHaveLength(1);
});

test('five wrong passwords lock every money action of that operator, not of others', async () => {
  const place = bench();
  const [one, other] = [await signedIn(place, 'finance01'), await signedIn(place, 'finance02')];
  const tries = [];
  for (let turn = 0; turn < 6; turn++) {
    tries.push(
      (await one.ask('POST', 'cwManage/chargeLogAdd', draft({ operPassword: turn < 5 ? 'no' : 'Demo1234' })))
        .code,
    );
  }
  expect(tries).toEqual([40301, 40301, 40301, 40301, 40302, 40302]);
  expect((await other.ask('POST', 'cwManage/chargeLogAdd', draft())).code).toBe(0);
});

test.each([0, 1, 2, 3, 4, 5] as const)('in state %i only what is open may be edited', async (status) => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const row = waiting(place, { status: 1 });
  row.status = status;
  const { code } = await who.ask('PUT', 'memberRechargeLog/edit', {
    id: row.id,
    version: 1,
    remark: '已联系会员',
    txHash: '',
  });
  expect(code).toBe([0, 1, 5].includes(status) ? 0 : 40904);
});

test('an edit checks version, hash and duplicates, and shows what it changed', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const row = waiting(place, { chain: 'TRX' });
  const known = [...place.db.recharges.values()].find((item) => item.chain === 'TRX' && item.txHash);
  const edit = async (body: object) =>
    (await who.ask('PUT', 'memberRechargeLog/edit', { id: row.id, version: 1, remark: '', ...body })).code;
  expect(await edit({ txHash: 'xyz' })).toBe(40000);
  expect(await edit({ txHash: known?.txHash })).toBe(40905);
  expect(await edit({ version: 9, txHash: '' })).toBe(40900);
  expect(await edit({ txHash: 'feed'.repeat(16) })).toBe(0);
  const { data } = await who.ask<RechargeDetail>('GET', `memberRechargeLog/get?id=${row.id}`);
  expect(data.history).toMatchObject([
    { result: 'edit', diff: [{ field: 'txHash', before: '', after: 'feed'.repeat(16) }] },
  ]);
});

test('an edit changes what was sent and nothing else; what a chain has told stays', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const txHash = 'feed'.repeat(16);
  const edit = async (row: RechargeRow, body: object) =>
    await who.ask<{ fields?: object } | null>('PUT', 'memberRechargeLog/edit', {
      id: row.id,
      version: row.version,
      ...body,
    });
  const voucher = waiting(place, { chain: 'TRX', txHash, remark: '等待银行回单' });
  expect((await edit(voucher, { remark: '银行已回单' })).code).toBe(0);
  expect(voucher).toMatchObject({ txHash, remark: '银行已回单' });
  expect((await edit(voucher, { txHash: 'beef'.repeat(16) })).code).toBe(0);
  expect(voucher).toMatchObject({ txHash: 'beef'.repeat(16), remark: '银行已回单' });
  const onChain = waiting(place, { chain: 'TRX', source: 1, channelId: null, txHash });
  for (const other of ['', 'cafe'.repeat(16)]) {
    const { code, data } = await edit(onChain, { txHash: other });
    expect(code).toBe(40000);
    expect(data?.fields).toHaveProperty('txHash');
  }
  expect((await edit(onChain, { txHash: `0x${txHash}`, remark: '已核实' })).code).toBe(0);
  expect(onChain).toMatchObject({ txHash, remark: '已核实' });
});

test('a transaction is the same in capitals, with a prefix or on a chain nobody named', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const known = (chain: string) =>
    [...place.db.recharges.values()].find((item) => item.chain === chain && item.status === 2 && item.txHash)
      ?.txHash ?? '';
  const open = (chain: string) => waiting(place, { chain, source: 3, channelId: null });
  const edit = async ({ id, version }: { id: number; version: number }, txHash: string) =>
    (await who.ask('PUT', 'memberRechargeLog/edit', { id, version, remark: '', txHash })).code;
  const [tron, ether, unknown] = [open('TRX'), open('ETH'), open('')];
  expect(await edit(tron, known('TRX').toUpperCase())).toBe(40905);
  expect(await edit(tron, `0x${known('TRX')}`)).toBe(40905);
  expect(await edit(ether, known('ETH').slice(2).toUpperCase())).toBe(40905);
  expect(await edit(unknown, known('TRX'))).toBe(40905);
  expect(await edit(unknown, known('SOL'))).toBe(40905);
  expect(await edit(ether, known('TRX').toUpperCase())).toBe(0);
  expect(ether.txHash).toBe(`0x${known('TRX')}`);
  expect(await edit(unknown, ether.txHash)).toBe(40905);
  const { data } = await who.ask<Page<RechargeLog>>('POST', 'cwManage/chargeLogList', {
    chain: 'ETH',
    txHash: known('TRX'),
  });
  expect(data.list.map(({ id }) => id)).toEqual([ether.id]);
});

test('only what never was money can be deleted, and it is gone from lists and counts', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const withStatus = (status: number) =>
    [...place.db.recharges.values()].find((row) => row.status === status)?.id ?? 0;
  const remove = (ids: number[]) => who.ask<BulkAnswer>('DELETE', 'memberRechargeLog/delete', { ids });
  expect((await remove([withStatus(2)])).code).toBe(40906);
  expect((await remove([withStatus(0)])).code).toBe(40904);
  expect((await remove([9])).code).toBe(40904);
  expect((await remove([22])).code).toBe(40902);
  const gone = [21, withStatus(3), withStatus(4)];
  expect((await remove(gone)).data.success).toEqual(gone);
  for (const id of gone) expect((await who.ask('GET', `memberRechargeLog/get?id=${id}`)).code).toBe(40400);
  const { data } = await who.ask<{ total: number }>('POST', 'cwManage/chargeLogList', {});
  expect(data.total).toBe(677);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a row carries its member masked, its channel in the language, and the explorer of its chain', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const { data } = await who.ask<RechargeLog>('GET', 'memberRechargeLog/get?id=9', undefined, {
    'accept-language': 'en',
  });
  expect(data).toMatchObject({ uid: '10010009', nickname: '雨桐', channelName: 'CNY bank transfer' });
  expect(data.account).toMatch(/\*{3}/);
  expect(data.voucherImgs[0]).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(data).not.toHaveProperty('deleted');
  const whale = await who.ask<RechargeLog>('GET', 'memberRechargeLog/get?id=1');
  expect(whale.data.explorerTx).toMatch(/^https:.*\{hash\}$/);
});

test('nobody without a session gets anywhere', async () => {
  const { handlers } = bench();
  for (const path of ['cwManage/chargeLogList', 'cwManage/chargeLogReview', 'cwManage/chargeLogAdd']) {
    expect((await operator(handlers).ask('POST', path, {})).code).toBe(401);
  }
});
