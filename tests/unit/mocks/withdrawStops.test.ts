import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import type { WithdrawRow } from '#mocks/core/rows';
import type { WireShape, WireValueOf } from '@/contract/field/field';
import type { stillOpen } from '@/contract/block/stillOpen';
import type { BulkAnswer } from '@/api/types';
import type { payable } from '@/contract/finance/withdrawStops';
import { memberOf, put, putMany, unchanged } from './memberDesk';
import { bench, requestId, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { act, pay, review, waiting } from './withdraws';
import type { WithdrawLog, WithdrawSummary } from './withdraws';

type Open = WireShape<typeof stillOpen>;
type Payable = WireValueOf<(typeof payable)['answer']>;

const reason = '异常登录核查';
const DEMO = 2;
const MARKET_MAKER = 3;
const MEMBER = 1;
const OUT = 'memberWithdrawAddress';

let place: Bench;
let admin: Operator;
let first: Operator;
let payer: Operator;
let risk: Operator;
let other: Operator;

beforeEach(async () => {
  place = bench();
  const of = (name: string) => signedIn(place, name);
  admin = await of('admin');
  first = await of('finance01');
  payer = await of('finance02');
  risk = await of('risk001');
  other = await of('risk002');
});

/** A withdraw of the whale that one reviewer has approved. */
async function approved(given: Partial<WithdrawRow> = {}): Promise<WithdrawRow> {
  const row = waiting(place, given);
  expect((await review(first, row, { result: 'approve' })).code).toBe(0);
  return row;
}

const payAll = (who: Operator, rows: readonly WithdrawRow[]) =>
  who.ask<BulkAnswer>('POST', 'cwManage/withdrawLogPay', {
    ids: rows.map(({ id }) => id),
    payMode: 1,
    versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
    operPassword: 'Demo1234',
    requestId: requestId(),
  });

const approveAll = (who: Operator, rows: readonly WithdrawRow[]) =>
  who.ask<BulkAnswer>('POST', 'cwManage/withdrawLogReview', {
    ids: rows.map(({ id }) => id),
    result: 'approve',
    remark: '',
    versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
    requestId: requestId(),
  });

const becomes = (memberType: number) => {
  const member = memberOf(place, MEMBER);
  return put(admin, 'edit', member, { ...unchanged(member), riskLevel: 3, memberType });
};

/** Takes a permission from every role. */
function revoke(path: string): void {
  const lost = new Set(
    [...place.db.menus.values()].filter(({ name }) => name.endsWith(path)).map(({ id }) => id),
  );
  expect(lost.size).toBeGreaterThan(0);
  for (const role of place.db.roles.values()) role.menuIds = role.menuIds.filter((id) => !lost.has(id));
}

const shown = async (row: WithdrawRow) =>
  (await admin.ask<WithdrawLog>('GET', `memberWithdrawLog/get?id=${row.id}`)).data;

/** The record of the address that a withdraw goes to, entered long ago. */
function addressFor({ toAddress }: Pick<WithdrawRow, 'toAddress'>): number {
  const [known] = place.db.withdrawAddresses.values();
  if (!known) throw new Error('no address');
  const id = place.db.nextId('withdrawAddress');
  const row = {
    ...known,
    id,
    memberId: MEMBER,
    address: toAddress,
    memo: '',
    status: 2 as const,
    version: 1,
  };
  place.db.withdrawAddresses.set(id, row);
  return id;
}

const bar = (who: Operator, id: number, step: 'blacklist' | 'unblacklist', body: object = {}) =>
  who.ask<{ held: string[]; released: string[] }>('PUT', `${OUT}/${step}`, {
    id,
    version: place.db.withdrawAddresses.get(id)?.version,
    reason,
    ...(step === 'blacklist' ? { operPassword: 'Demo1234', requestId: requestId() } : {}),
    ...body,
  });

const histories = (row: WithdrawRow) =>
  place.db.steps
    .filter(({ kind, refId }) => kind === 'withdraw' && refId === row.id)
    .map(({ result }) => result);

describe('a demo member has no real coins', () => {
  test('no approval, alone or with others, in words that name it', async () => {
    const row = waiting(place);
    await becomes(DEMO);
    const alone = await review(first, row, { result: 'approve' });
    expect([alone.code, alone.msg]).toEqual([42206, expect.stringContaining('模拟会员')]);
    const many = await approveAll(first, [row, waiting(place)]);
    expect([many.code, many.msg]).toEqual([42206, expect.stringContaining('模拟会员')]);
    expect(row.status).toBe(1);
    expect(await shown(row)).toMatchObject({ memberType: DEMO, riskScore: 100, blockedBy: ['W16'] });
    expect((await review(first, row, { result: 'reject', rejectCode: 'risk' })).code).toBe(0);
  });

  test('one who becomes a demo member after the approval is not paid, alone or with others', async () => {
    const rows = [await approved(), await approved()];
    const [row] = rows;
    if (!row) return;
    expect((await becomes(DEMO)).code).toBe(0);
    expect(rows.map(({ status, holdCause }) => [status, holdCause])).toEqual([
      [10, 'demo'],
      [10, 'demo'],
    ]);
    expect((await pay(payer, row)).code).not.toBe(0);
    expect((await payAll(payer, rows)).code).not.toBe(0);
    expect((await review(risk, row, { result: 'release' })).code).toBe(0);
    expect((await review(first, row, { result: 'approve' })).code).toBe(42206);
    expect(checkInvariants(place.db)).toEqual([]);
  });

  test('a payment is refused in words even where nothing put it on hold', async () => {
    const rows = [await approved(), await approved()];
    memberOf(place, MEMBER).memberType = DEMO;
    for (const answer of [await pay(payer, rows[0] ?? waiting(place)), await payAll(payer, rows)])
      expect([answer.code, answer.msg]).toEqual([42206, expect.stringContaining('模拟会员')]);
    expect(rows.map(({ status }) => status)).toEqual([3, 3]);
    expect(checkInvariants(place.db)).toEqual(
      rows.map(({ orderNo }) => `withdraw ${orderNo} of a demo member can be paid`),
    );
  });

  test('no override lifts it, and one that was given before lifts nothing of it', async () => {
    const row = waiting(place);
    memberOf(place, MEMBER).canWithdraw = 0;
    await becomes(DEMO);
    expect((await act(admin, row, 'withdrawLogOverride', { reason: '已电话核实本人' })).code).toBe(0);
    expect(row.override?.rules).toEqual(['W02']);
    expect((await review(first, row, { result: 'approve' })).code).toBe(42206);
    expect((await act(admin, row, 'withdrawLogOverride', { reason: '已电话核实本人' })).code).toBe(40904);
    row.override = { by: 'admin', at: place.db.stamp(), reason, rules: ['W02', 'W16'] };
    expect((await review(first, row, { result: 'approve' })).code).toBe(42206);
  });

  test("a market maker's coins are real", async () => {
    memberOf(place, MEMBER).memberType = MARKET_MAKER;
    const row = await approved();
    expect((await pay(payer, row)).code).toBe(0);
  });

  test('the data of the demo know no approval of one', () => {
    const isDemo = (id: number) => place.db.members.get(id)?.memberType === DEMO;
    const theirs = [...place.db.withdraws.values()].filter(({ memberId }) => isDemo(memberId));
    expect(theirs.filter(({ status }) => [2, 3, 4, 5, 6, 8, 11].includes(status))).toEqual([]);
  });
});

describe('what was approved before a member is frozen', () => {
  test('is on hold at once, with what waits for a review, and is paid only after another review', async () => {
    const [approvedRow, waitingRow] = [await approved(), waiting(place)];
    const answer = await putMany(risk, 'freeze', [memberOf(place, MEMBER)], { reason });
    expect(answer).toMatchObject({ code: 0, data: { success: [MEMBER] } });
    expect(answer.data).toHaveProperty(
      'held',
      expect.arrayContaining([approvedRow.orderNo, waitingRow.orderNo]),
    );
    for (const row of [approvedRow, waitingRow])
      expect(await shown(row)).toMatchObject({ status: 10, holdCause: 'frozen', firstReviewer: '' });
    expect(histories(approvedRow).at(-1)).toBe('hold');
    expect((await pay(payer, approvedRow)).code).toBe(40904);

    const back = await putMany(other, 'unfreeze', [memberOf(place, MEMBER)], { reason, release: 1 });
    expect(back.data).toHaveProperty(
      'released',
      expect.arrayContaining([approvedRow.orderNo, waitingRow.orderNo]),
    );
    expect(approvedRow).toMatchObject({ status: 1, holdCause: null, updatedBy: 'risk002' });
    expect((await pay(payer, approvedRow)).code).toBe(40904);
    expect((await review(first, approvedRow, { result: 'approve' })).code).toBe(0);
    expect((await pay(payer, approvedRow)).code).toBe(0);
    expect(checkInvariants(place.db)).toEqual([]);
  });

  test('is on hold also where what waits for a review is left, and a freeze without the choice holds both', async () => {
    const [approvedRow, waitingRow] = [await approved(), waiting(place)];
    await putMany(risk, 'freeze', [memberOf(place, MEMBER)], { reason, holdAll: 0 });
    expect([approvedRow.status, waitingRow.status]).toEqual([10, 1]);
    expect((await review(first, waitingRow, { result: 'approve' })).code).toBe(42206);
  });

  test('stays on hold after an unfreeze that does not release it, and after a freeze that has ended', async () => {
    const row = await approved();
    const member = memberOf(place, MEMBER);
    await putMany(risk, 'freeze', [member], { reason });
    await putMany(risk, 'unfreeze', [member], { reason });
    expect([member.status, row.status]).toEqual([1, 10]);
  });

  test('is not released by a reviewer without the permission', async () => {
    const member = memberOf(place, MEMBER);
    await putMany(risk, 'freeze', [member], { reason });
    revoke('cwManage/withdrawLogRelease');
    expect((await putMany(risk, 'unfreeze', [member], { reason, release: 1 })).code).toBe(40300);
    expect(member.status).toBe(2);
  });

  test('is not released while its address is barred, nor is what a reviewer put on hold', async () => {
    const [barred, doubted] = [await approved(), waiting(place)];
    await review(risk, doubted, { result: 'hold', remark: '等待补充资料' });
    const member = memberOf(place, MEMBER);
    await putMany(risk, 'freeze', [member], { reason });
    await bar(risk, addressFor(barred), 'blacklist');
    const { data } = await putMany(risk, 'unfreeze', [member], { reason, release: 1 });
    expect(data).toHaveProperty('released', expect.not.arrayContaining([barred.orderNo, doubted.orderNo]));
    expect([barred.status, doubted.status]).toEqual([10, 10]);
  });
});

describe('what was approved before its address is blacklisted', () => {
  test('is on hold at once, and is reviewed again once the address is free', async () => {
    const [row, elsewhere] = [await approved(), await approved()];
    const id = addressFor(row);
    const { data } = await bar(risk, id, 'blacklist');
    expect(data.held).toEqual([row.orderNo]);
    expect(row).toMatchObject({ status: 10, holdCause: 'blacklisted' });
    expect(elsewhere.status).toBe(3);
    expect((await bar(other, id, 'unblacklist', { release: 1 })).data.released).toEqual([row.orderNo]);
    expect(row).toMatchObject({ status: 1, holdCause: null });
    expect(checkInvariants(place.db)).toEqual([]);
  });

  test('stays on hold where it is not released', async () => {
    const row = await approved();
    const id = addressFor(row);
    await bar(risk, id, 'blacklist');
    expect((await bar(other, id, 'unblacklist')).data.released).toEqual([]);
    expect(row.status).toBe(10);
  });
});

test('a payment and a freeze in the same moment: it is paid or it is on hold, never both', async () => {
  for (const order of ['pay', 'freeze']) {
    const row = await approved();
    const member = memberOf(place, MEMBER);
    const freeze = () => putMany(risk, 'freeze', [member], { reason });
    const [one, two] =
      order === 'pay'
        ? await Promise.all([pay(payer, row), freeze()])
        : await Promise.all([freeze(), pay(payer, row)]);
    expect([one?.code, two?.code].filter((code) => code === 0).length).toBeGreaterThan(0);
    expect(row.status === 4 ? histories(row).includes('hold') : row.status === 10).toBe(row.status !== 4);
    expect(checkInvariants(place.db)).toEqual([]);
    await putMany(risk, 'unfreeze', [member], { reason });
  }
});

test('whatever is frozen, barred or made a demo member in whatever order, nothing of it can be paid', async () => {
  const id = addressFor({ toAddress: 'TFEEDorder11111111111111111111111a' });
  const deeds = {
    ask: async () => void waiting(place, { toAddress: 'TFEEDorder11111111111111111111111a' }),
    approve: async () => {
      for (const row of place.db.withdraws.values())
        if (row.memberId === MEMBER && row.status === 1) await review(first, row, { result: 'approve' });
    },
    freeze: async () =>
      void (await putMany(risk, 'freeze', [memberOf(place, MEMBER)], { reason, holdAll: 0 })),
    unfreeze: async () =>
      void (await putMany(risk, 'unfreeze', [memberOf(place, MEMBER)], { reason, release: 1 })),
    bar: async () => void (await bar(risk, id, 'blacklist', { holdAll: 0 })),
    free: async () => void (await bar(other, id, 'unblacklist', { release: 1 })),
    demo: async () => void (await becomes(DEMO)),
    real: async () => void (await becomes(1)),
    pay: async () => {
      for (const row of place.db.withdraws.values())
        if (row.memberId === MEMBER && row.status === 3) await pay(payer, row);
    },
  };
  const names = Object.keys(deeds) as (keyof typeof deeds)[];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 12 }), async (order) => {
      for (const name of order) await deeds[name]();
      expect(checkInvariants(place.db)).toEqual([]);
    }),
    { numRuns: 12, seed: 25 },
  );
}, 60_000);

describe('what a dialog is told', () => {
  test('what is open of a member, by kind and state, and what a freeze holds', async () => {
    const before = (await risk.ask<Open>('GET', `member/previewFreeze?ids[]=${MEMBER}`)).data;
    const count = (open: Open, status: number) =>
      open.groups.find(({ kind }) => kind === 'withdraw')?.states.find((state) => state.status === status);
    await approved({ usdtValue: '120' });
    waiting(place);
    const { data } = await risk.ask<Open>('GET', `member/previewFreeze?ids[]=${MEMBER}`);
    expect(count(data, 3)).toMatchObject({ count: (count(before, 3)?.count ?? 0) + 1, hold: 'always' });
    expect(count(data, 1)).toMatchObject({ count: (count(before, 1)?.count ?? 0) + 1, hold: 'chosen' });
    expect(data.released.count).toBe(0);
    expect(checkInvariants(place.db)).toEqual([]);
  });

  test('what an operator may not list is counted, and not told', async () => {
    await approved();
    const seen = (await admin.ask<Open>('GET', `member/previewFreeze?ids[]=${MEMBER}`)).data;
    revoke('cwManage/withdrawLogList');
    const { data } = await risk.ask<Open>('GET', `member/previewFreeze?ids[]=${MEMBER}`);
    const withdraws = seen.groups.find(({ kind }) => kind === 'withdraw')?.count ?? 0;
    expect(data.groups.map(({ kind }) => kind)).not.toContain('withdraw');
    expect(data.others).toBeGreaterThanOrEqual(withdraws);
  });

  test('what a release would give back, to operators who may', async () => {
    const row = await approved({ usdtValue: '120' });
    const id = addressFor(row);
    await bar(risk, id, 'blacklist');
    const open = (who: Operator) =>
      who.ask<Open>('GET', `${OUT}/previewUnblacklist?id=${id}`).then(({ data }) => data.released);
    expect(await open(other)).toEqual({ count: 1, usdtValue: '120' });
  });

  test('what stands against the payment of several now', async () => {
    const [one, two] = [await approved(), await approved()];
    const ask = async () =>
      (await payer.ask<Payable>('GET', `memberWithdrawLog/payable?ids[]=${one.id}&ids[]=${two.id}`)).data;
    expect(await ask()).toMatchObject([
      { status: 3, holdCause: null, blockedBy: [] },
      { status: 3, holdCause: null, blockedBy: [] },
    ]);
    memberOf(place, MEMBER).canWithdraw = 0;
    expect((await ask()).map(({ blockedBy }) => blockedBy)).toEqual([['W02'], ['W02']]);
    memberOf(place, MEMBER).canWithdraw = 1;
    await bar(risk, addressFor(two), 'blacklist');
    expect(await ask()).toMatchObject([{ status: 3 }, { status: 10, holdCause: 'blacklisted' }]);
  });
});

test('what left a hot wallet today counts, whoever it was paid to', async () => {
  const wallet = async () =>
    (await admin.ask<WithdrawSummary>('POST', 'cwManage/withdrawLogSummary', {})).data;
  const row = await approved({ netAmount: '99' });
  const left = (summary: WithdrawSummary) =>
    Number(summary.hot.find(({ walletCode }) => walletCode === row.walletCode)?.leftToday);
  const before = await wallet();
  Object.assign(row, { status: 6, completedAt: place.db.stamp() });
  memberOf(place, MEMBER).memberType = DEMO;
  const after = await wallet();
  expect(left(after) - left(before)).toBe(99);
});
