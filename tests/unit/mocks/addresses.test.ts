import { expect, test } from 'vitest';
import { groups } from '#mocks/core/groups';
import { checkInvariants } from '#mocks/core/invariants';
import type { imported } from '@/contract/block/imported';
import type { WireShape } from '@/contract/field/field';
import type { rechargeAddress } from '@/contract/finance/rechargeAddress';
import type { addressHolder, withdrawAddress } from '@/contract/finance/withdrawAddress';
import type { WireDetailOf, WireRowOf, WireSummaryOf } from '@/contract/resource';
import type { BulkAnswer, Page } from '@/api/types';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { bench, requestId, signedIn } from './operator';

type RechargeAddress = WireRowOf<typeof rechargeAddress>;
type RechargeAddressDetail = WireDetailOf<typeof rechargeAddress>;
type RechargeAddressSummary = WireSummaryOf<typeof rechargeAddress>;
type WithdrawAddressDetail = WireDetailOf<typeof withdrawAddress>;
type WithdrawAddressSummary = WireSummaryOf<typeof withdrawAddress>;
type AddressHolder = WireShape<typeof addressHolder>;
type AddressImported = WireShape<typeof imported>;
type AddressBlacklisted = WireShape<(typeof withdrawAddress)['calls']['blacklist']['answer']>;

const place = bench();
const { db } = place;
const finance = await signedIn(place, 'finance01');
const risk = await signedIn(place, 'risk001');
const other = await signedIn(place, 'risk002');
const service = await signedIn(place, 'service01');
const operPassword = DEMO_PASSWORD;

const IN = 'memberRechargeAddress';
const OUT = 'memberWithdrawAddress';
const SHARED = 'TFEEDsharedByFiveAccounts111111111';

const inward = (fits: (row: ReturnType<typeof rows>[number]) => boolean) => {
  const row = rows().find(fits);
  if (!row) throw new Error('no such recharge address');
  return row;
};
const rows = () => [...db.rechargeAddresses.values()].filter(({ deleted }) => !deleted);

const outward = (fits: (row: ReturnType<typeof books>[number]) => boolean) => {
  const row = books().find(fits);
  if (!row) throw new Error('no such withdraw address');
  return row;
};
const books = () => [...db.withdrawAddresses.values()].filter(({ deleted }) => !deleted);

const used = (address: string) => [...db.withdraws.values()].some(({ toAddress }) => toAddress === address);
const paid = (address: string) => [...db.recharges.values()].some(({ toAddress }) => toAddress === address);

const tron = (n: number) => `TFEEDnew${String(n).padStart(26, '1').replaceAll('0', 'z')}`;

test('an address nobody has tells of no member', async () => {
  const { data } = await finance.ask<Page<RechargeAddress>>('GET', `${IN}/list?allocType[]=2`);
  expect(data.list.length).toBeGreaterThan(0);
  for (const row of data.list) {
    expect(row).toMatchObject({ memberId: null, uid: '', memberType: null, level: null, tags: [] });
  }
});

test('there are as many addresses as told, and all money came to and went to those of its member', () => {
  expect(rows()).toHaveLength(520);
  expect(rows().filter(({ allocType }) => allocType === 2)).toHaveLength(60);
  expect(books()).toHaveLength(310);
  const shared = [...groups(books(), ({ address, memo }) => `${address} ${memo}`).values()].filter(
    (some) => new Set(some.map(({ memberId }) => memberId)).size > 1,
  );
  expect(shared).toHaveLength(9);
  const own = new Set(rows().map((row) => `${row.memberId} ${row.address} ${row.memo}`));
  const strays = [...db.recharges.values()].filter(
    (row) => row.source === 1 && !own.has(`${row.memberId} ${row.toAddress} ${row.memo}`),
  );
  expect(strays).toEqual([]);
  const book = new Set(books().map((row) => `${row.memberId} ${row.walletCode} ${row.address} ${row.memo}`));
  const lost = [...db.withdraws.values()].filter(
    (row) => !book.has(`${row.memberId} ${row.walletCode} ${row.toAddress} ${row.memo}`),
  );
  expect(lost).toEqual([]);
  const wallets = new Map(db.walletCodes.map((wallet) => [wallet.walletCode, wallet]));
  for (const { address, walletCode, memo } of [...rows(), ...books()]) {
    expect(address).toMatch(new RegExp(wallets.get(walletCode)?.addressRegex ?? '^$'));
    expect(memo !== '').toBe(wallets.get(walletCode)?.memoRequired === 1);
  }
});

test.each([
  ['a new one', {}, 0],
  ['one of another chain', { address: `0x${'a'.repeat(40)}` }, 42204],
  ['one with blanks inside', { address: `${tron(1).slice(0, 20)} ${tron(1).slice(20)}` }, 42204],
  [
    'one that is there already',
    { address: () => inward((row) => row.walletCode === 'USDT-TRC20').address },
    40905,
  ],
  ['an unknown wallet code', { walletCode: 'NOPE' }, 40000],
  ['a wallet code that is switched off', { walletCode: 'ETH-BEP20' }, 40904],
  ['a memo nobody needs', { memo: '12' }, 40000],
  ['no memo where one is needed', { walletCode: 'XRP-XRP', address: `rFEED${'1'.repeat(28)}` }, 40000],
  ['letters as a tag', { walletCode: 'XRP-XRP', address: `rFEED${'1'.repeat(28)}`, memo: 'abc' }, 40000],
  ['a tag', { walletCode: 'XRP-XRP', address: `rFEED${'1'.repeat(28)}`, memo: '77' }, 0],
])('adding a recharge address: %s', async (_, given, code) => {
  const filled = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, typeof value === 'function' ? value() : value]),
  );
  const body = { walletCode: 'USDT-TRC20', address: tron(7), memo: '', remark: '', ...filled };
  expect((await finance.ask('POST', `${IN}/add`, body)).code).toBe(code);
});

test('an idle address is given away once, and never to somebody else', async () => {
  const row = inward(({ allocType, walletCode }) => allocType === 2 && walletCode === 'USDT-TRC20');
  const give = (memberId: number) =>
    finance.ask('PUT', `${IN}/edit`, { id: row.id, version: row.version, memberId, remark: 'x' });
  const has = inward(({ allocType, walletCode }) => allocType === 1 && walletCode === 'USDT-TRC20');
  expect((await give(has.memberId ?? 0)).code).toBe(40905);
  expect((await give(16)).code).toBe(40904);
  expect((await give(99_999)).code).toBe(40400);
  const free = [...db.members.values()].find(
    ({ id, status }) =>
      status === 1 &&
      !rows().some(({ memberId, walletCode }) => memberId === id && walletCode === 'USDT-TRC20'),
  );
  expect((await give(free?.id ?? 0)).code).toBe(0);
  expect(row).toMatchObject({ allocType: 1, memberId: free?.id, allocatedAt: db.stamp() });
  const refused = await give(7);
  expect(refused.code).toBe(40303);
  const stale = { id: row.id, version: row.version - 1, remark: '' };
  expect((await finance.ask('PUT', `${IN}/edit`, stale)).code).toBe(40900);
});

test('disabling a member’s address gives him another one and retires the old one for good', async () => {
  const row = inward(({ allocType, walletCode }) => allocType === 1 && walletCode === 'BTC-BTC');
  const body = () => ({ id: row.id, version: row.version, status: 0, reason: '疑似泄露' });
  expect((await risk.ask('PUT', `${IN}/setStatus`, body())).code).toBe(40001);
  const { code, data } = await risk.ask<{ replacement: string }>('PUT', `${IN}/setStatus`, {
    ...body(),
    reason: '会员反馈疑似泄露',
  });
  expect(code).toBe(0);
  const next = inward(({ address }) => address === data.replacement);
  expect(next).toMatchObject({ memberId: row.memberId, allocType: 1, walletCode: 'BTC-BTC', status: 1 });
  expect(row).toMatchObject({ allocType: 3, status: 0 });
  const again = { id: row.id, version: row.version, status: 1, reason: '' };
  expect((await risk.ask('PUT', `${IN}/setStatus`, again)).code).toBe(40904);
  const { data: detail } = await risk.ask<RechargeAddressDetail>('GET', `${IN}/get?id=${row.id}`);
  expect(detail.history).toMatchObject([
    { result: 'setStatus', operatorName: 'risk001', note: '会员反馈疑似泄露' },
  ]);
  const given = await risk.ask<RechargeAddressDetail>('GET', `${IN}/get?id=${next.id}`);
  expect(given.data.history).toMatchObject([
    {
      result: 'setStatus',
      operatorName: 'risk001',
      diff: [
        { field: 'memberId', before: null, after: String(row.memberId) },
        { field: 'allocType', before: '2', after: '1' },
      ],
    },
  ]);
});

test('an empty pool does not stand in the way: the gateway makes an address', async () => {
  const row = inward(({ allocType, walletCode }) => allocType === 1 && walletCode === 'USDC-ERC20');
  const before = rows().length;
  const body = { id: row.id, version: row.version, status: 0, reason: '会员反馈疑似泄露' };
  expect((await risk.ask('PUT', `${IN}/setStatus`, body)).code).toBe(0);
  expect(rows()).toHaveLength(before + 1);
});

test.each([
  [{ count: 0 }, 40000],
  [{ count: 501 }, 40000],
  [{ walletCode: 'ETH-BEP20' }, 40904],
  [{ requestId: undefined }, 40000],
  [{}, 0],
  [{ walletCode: 'TON-TON', count: 3 }, 0],
])('generating with %j is answered with %i', async (given, code) => {
  const before = rows().length;
  const body = { walletCode: 'DOGE-DOGE', count: 25, requestId: requestId(), ...given };
  const answer = await finance.ask('POST', `${IN}/generate`, body);
  expect(answer.code).toBe(code);
  expect(rows().length - before).toBe(code === 0 ? body.count : 0);
  if (code === 0) expect((await finance.ask('POST', `${IN}/generate`, body)).code).toBe(0);
  expect(rows().length - before).toBe(code === 0 ? body.count : 0);
});

test('an import takes the good lines and says what is wrong with the others', async () => {
  const lines = [
    { line: 2, address: tron(11), memo: '' },
    { line: 3, address: '0xnotTron', memo: '' },
    { line: 4, address: tron(12), memo: '' },
    { line: 5, address: tron(11), memo: '' },
  ];
  const body = { walletCode: 'USDT-TRC20', rows: lines, requestId: requestId() };
  const { code, data } = await finance.ask<AddressImported>('POST', `${IN}/import`, body);
  expect(code).toBe(0);
  expect(data).toMatchObject({
    created: 2,
    failed: [
      { line: 3, code: 42204 },
      { line: 5, code: 40905 },
    ],
  });
  expect(inward(({ address }) => address === tron(12))).toMatchObject({ source: 2, allocType: 2 });
  const many = Array.from({ length: 1001 }, (_, line) => ({ line, address: 'x', memo: '' }));
  const tooMany = { ...body, rows: many, requestId: requestId() };
  expect((await finance.ask('POST', `${IN}/import`, tooMany)).code).toBe(40000);
  expect(
    (await finance.ask('POST', `${IN}/import`, { ...body, rows: [], requestId: requestId() })).code,
  ).toBe(40000);
});

test('a closed member’s address is retired, and he gets no other', async () => {
  const row = inward(({ allocType, status }) => allocType === 1 && status === 1);
  const member = db.members.get(row.memberId ?? 0);
  const before = member?.status;
  Object.assign(member ?? {}, { status: 3 });
  const body = { id: row.id, version: row.version, status: 0, reason: '账户已注销停用' };
  const { code, data } = await risk.ask<{ replacement: null }>('PUT', `${IN}/setStatus`, body);
  expect({ code, data }).toMatchObject({ code: 0, data: { replacement: null } });
  expect(row).toMatchObject({ allocType: 3, status: 0 });
  const his = ({ memberId, walletCode, allocType }: typeof row) =>
    memberId === row.memberId && walletCode === row.walletCode && allocType === 1;
  expect(rows().some(his)).toBe(false);
  Object.assign(member ?? {}, { status: before });
});

test('one address told of by itself has its figures, also where the reader came too late', async () => {
  const fresh = bench();
  const who = await signedIn(fresh, 'risk001');
  const credited = [...fresh.db.recharges.values()].find(
    ({ source, status }) => source === 1 && status === 2,
  );
  const row = [...fresh.db.rechargeAddresses.values()].find(
    ({ address, memo }) => address === credited?.toAddress && memo === credited.memo,
  );
  const { data } = await who.ask<RechargeAddressDetail>('GET', `${IN}/get?id=${row?.id}`);
  expect(data.receiveCount).toBeGreaterThan(0);
  expect(data.lastReceivedAt).not.toBeNull();
  const paidTo = [...fresh.db.withdraws.values()].find(({ status }) => status === 6);
  const book = [...fresh.db.withdrawAddresses.values()].find(
    ({ address, memberId }) => address === paidTo?.toAddress && memberId === paidTo.memberId,
  );
  const late = { id: book?.id, version: 0, riskNote: '', remark: '' };
  const answer = await who.ask<{ current: WithdrawAddressDetail }>('PUT', `${OUT}/edit`, late);
  expect(answer.code).toBe(40900);
  expect(answer.data.current.useCount).toBeGreaterThan(0);
});

test('a collection is a task of its own: no member’s balance changes', async () => {
  const row = inward(({ chainBalance }) => chainBalance !== '0');
  const lines = db.ledger.lines.length;
  const collect = (given: object = {}) =>
    finance.ask<BulkAnswer>('POST', `${IN}/collect`, {
      ids: [row.id],
      operPassword,
      requestId: requestId(),
      ...given,
    });
  expect((await collect({ operPassword: 'wrong' })).code).toBe(40301);
  expect((await collect()).code).toBe(0);
  expect(row.collection?.amount).toBe(row.chainBalance);
  expect((await collect()).code).toBe(40904);
  const hot = () => db.walletCodes.find(({ walletCode }) => walletCode === row.walletCode)?.hotBalance;
  const before = hot();
  place.wait(3 * 60_000);
  await finance.ask('GET', `${IN}/list`);
  expect(row).toMatchObject({ chainBalance: '0', collection: null });
  expect(hot()).not.toBe(before);
  expect(db.ledger.lines.slice(lines).filter(({ memberId }) => memberId === row.memberId)).toEqual([]);
  expect((await collect()).code).toBe(40904);
});

test('only an idle address that nobody has paid to can be deleted', async () => {
  const remove = (id: number) => finance.ask('DELETE', `${IN}/delete`, { ids: [id] });
  expect((await remove(inward(({ allocType }) => allocType === 1).id)).code).toBe(40904);
  expect((await remove(inward(({ allocType }) => allocType === 3).id)).code).toBe(40904);
  const paidTo = inward(({ allocType }) => allocType === 2);
  const recharge = [...db.recharges.values()].find(({ status }) => status === 3);
  const { address: toAddress, memo } = paidTo;
  if (recharge) db.recharges.set(recharge.id, { ...recharge, toAddress, memo });
  expect((await remove(paidTo.id)).code).toBe(40906);
  const idle = inward(({ allocType, address }) => allocType === 2 && !paid(address));
  expect((await remove(idle.id)).code).toBe(0);
  expect((await remove(idle.id)).code).toBe(40400);
});

test('the figures count what is left of each wallet code, and what is worth collecting', async () => {
  const { data } = await finance.ask<RechargeAddressSummary>('GET', `${IN}/summary`);
  const count = (code: string) =>
    rows().filter(
      ({ walletCode, allocType, status }) => walletCode === code && allocType === 2 && status === 1,
    ).length;
  for (const { walletCode, count: left, low } of data.idle) {
    expect(left).toBe(count(walletCode));
    expect(low).toBe(left < 20);
  }
  expect(data.idle.some(({ low }) => !low)).toBe(true);
  expect(data.toCollect.count).toBeGreaterThan(0);
  const { data: due } = await finance.ask<Page<{ toCollect: boolean }>>('GET', `${IN}/list?toCollect=1`);
  expect(due.total).toBe(data.toCollect.count);
  expect(due.list.every(({ toCollect }) => toCollect)).toBe(true);
});

test('the story: blacklisting the shared address holds its withdraw, and only another person lifts it', async () => {
  const row = outward(({ address, memberId }) => address === SHARED && memberId === 2);
  const counts = async () => {
    const { data } = await risk.ask<{ withdrawCount: number }>('POST', 'cwManage/rechargeWithdrawReview', {
      Type: 1,
    });
    return data.withdrawCount;
  };
  const waiting = await counts();
  const bar = (given: object = {}) =>
    risk.ask<AddressBlacklisted>('PUT', `${OUT}/blacklist`, {
      id: row.id,
      version: row.version,
      reason: '五个账号共用，疑似套利',
      operPassword,
      requestId: requestId(),
      ...given,
    });
  expect((await bar({ operPassword: 'wrong' })).code).toBe(40301);
  expect((await bar({ reason: '疑似' })).code).toBe(40001);
  expect((await bar({ version: 0 })).code).toBe(40900);
  const { code, data } = await bar();
  expect(code).toBe(0);
  const withdraw = db.withdraws.get(2);
  expect(data).toMatchObject({ members: 5, held: [withdraw?.orderNo] });
  expect(withdraw?.status).toBe(10);
  expect(db.steps.at(-1)).toMatchObject({
    kind: 'withdraw',
    refId: 2,
    result: 'hold',
    operatorName: 'risk001',
  });
  expect(await counts()).toBe(waiting - 1);
  expect(
    books()
      .filter(({ address }) => address === SHARED)
      .map(({ status }) => status),
  ).toEqual([4, 4, 4, 4, 4]);
  expect((await bar()).code).toBe(40904);

  const { data: checks } = await risk.ask<{ code: string; level: string }[]>(
    'GET',
    'memberWithdrawLog/checks?id=2',
  );
  expect(checks.find((check) => check.code === 'W03')?.level).toBe('block');

  const brother = outward(({ address, memberId }) => address === SHARED && memberId === 5);
  const lift = (who: typeof risk, version = brother.version) =>
    who.ask('PUT', `${OUT}/unblacklist`, { id: brother.id, version, reason: '核实为同一家庭成员' });
  expect((await lift(risk)).code).toBe(40903);
  expect((await lift(other, 0)).code).toBe(40900);
  expect((await lift(other)).code).toBe(0);
  expect(
    books()
      .filter(({ address }) => address === SHARED)
      .map(({ status }) => status),
  ).toEqual([2, 2, 2, 2, 2]);
  expect(withdraw?.status).toBe(10);
  expect((await lift(other)).code).toBe(40904);
  const { data: detail } = await service.ask<WithdrawAddressDetail>('GET', `${OUT}/get?id=${brother.id}`);
  expect(detail.history.map(({ result, operatorName }) => [result, operatorName])).toEqual([
    ['blacklist', 'risk001'],
    ['unblacklist', 'risk002'],
  ]);
  expect(checkInvariants(db)).toEqual([]);
});

test('an address is active 24 hours after it was added, by the clock', async () => {
  const row = outward(({ status }) => status === 1);
  const disable = () =>
    risk.ask('PUT', `${OUT}/setStatus`, {
      id: row.id,
      version: row.version,
      status: 3,
      reason: '会员要求停用',
    });
  expect((await disable()).code).toBe(40904);
  place.wait(25 * 3_600_000);
  const again = await signedIn(place, 'risk001');
  await again.ask('GET', `${OUT}/list`);
  expect(row.status).toBe(2);
});

test('an active address is disabled and enabled, with a reason, by whoever may', async () => {
  const who = await signedIn(place, 'risk001');
  const row = outward(({ status }) => status === 2);
  const set = (status: number, reason = '') =>
    who.ask('PUT', `${OUT}/setStatus`, { id: row.id, version: row.version, status, reason });
  expect((await set(3)).code).toBe(40001);
  expect((await set(2)).code).toBe(40904);
  expect((await set(4, '会员要求停用')).code).toBe(40000);
  expect((await set(3, '会员要求停用')).code).toBe(0);
  expect((await set(3, '会员要求停用')).code).toBe(40904);
  expect((await set(2)).code).toBe(0);
});

test('only an address nothing was ever sent to can be deleted, and not to forget a blacklisting', async () => {
  const who = await signedIn(place, 'risk001');
  const remove = (id: number) => who.ask('DELETE', `${OUT}/delete`, { ids: [id] });
  const unused = outward(({ address, status }) => status === 2 && !used(address));
  expect((await remove(outward(({ address }) => used(address)).id)).code).toBe(40906);
  const barred = { id: unused.id, version: unused.version, reason: '诈骗举报核实', operPassword };
  expect((await who.ask('PUT', `${OUT}/blacklist`, { ...barred, requestId: requestId() })).code).toBe(0);
  expect((await remove(unused.id)).code).toBe(40904);
  expect((await remove(outward(({ address, status }) => status === 2 && !used(address)).id)).code).toBe(0);
});

test('the note about a risk is edited, the members are listed, the figures count each address once', async () => {
  const who = await signedIn(place, 'risk001');
  const row = outward(({ address }) => address === SHARED);
  const note = { id: row.id, version: row.version, riskNote: '五个账号共用', remark: '' };
  expect((await who.ask('PUT', `${OUT}/edit`, note)).code).toBe(0);
  expect(row.riskNote).toBe('五个账号共用');
  const { data: holders } = await who.ask<AddressHolder[]>('GET', `${OUT}/members?address=${SHARED}`);
  expect(holders.map(({ uid }) => uid).sort()).toEqual([
    '10010002',
    '10010003',
    '10010004',
    '10010005',
    '10010006',
  ]);
  const { data } = await who.ask<WithdrawAddressSummary>('GET', `${OUT}/summary`);
  expect(data.shared).toBe(9);
  const { data: shared } = await who.ask<Page<{ sharedMembers: number }>>(
    'GET',
    `${OUT}/list?sharedMembersMin=5`,
  );
  expect(shared.list.map(({ sharedMembers }) => sharedMembers)).toEqual([5, 5, 5, 5, 5]);
});

test.each([
  ['service01', 'GET', `${IN}/list`, 0],
  ['service01', 'PUT', `${IN}/setStatus`, 40300],
  ['service01', 'GET', `${OUT}/members?address=${SHARED}`, 0],
  ['finance01', 'GET', `${OUT}/list`, 0],
  ['finance01', 'PUT', `${OUT}/blacklist`, 40300],
  ['finance01', 'PUT', `${OUT}/edit`, 40300],
  ['finance01', 'GET', `${OUT}/export`, 40300],
  ['risk001', 'POST', `${IN}/generate`, 40300],
  ['risk001', 'POST', `${IN}/collect`, 40300],
  ['risk001', 'GET', `${OUT}/export`, 0],
  ['auditor01', 'GET', `${IN}/summary`, 0],
  ['auditor01', 'GET', `${IN}/export`, 40300],
  ['auditor01', 'DELETE', `${OUT}/delete`, 40300],
  ['agent01', 'GET', `${IN}/list`, 40300],
  ['agent01', 'GET', `${OUT}/list`, 40300],
  ['agent01', 'GET', `${OUT}/members?address=${SHARED}`, 40300],
  ['operate01', 'GET', `${OUT}/list`, 40300],
] as const)('%s asking %s %s is answered with %i', async (name, method, path, code) => {
  const who = await signedIn(place, name);
  const answer = await who.ask(method, path, method === 'GET' ? undefined : { ids: [1] });
  expect(answer.code).toBe(code);
});
