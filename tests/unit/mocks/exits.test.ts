import { beforeAll, expect, test } from 'vitest';
import type { AdjustRow } from '#mocks/adjust/store';
import type { AuthRow } from '#mocks/auth/store';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { checkInvariants } from '#mocks/core/invariants';
import type { RechargeRow, WithdrawRow } from '#mocks/core/rows';
import { batchesOf, openBatchOf } from '#mocks/withdraw/batch/rows';
import type { BatchRow } from '#mocks/withdraw/batch/rows';
import { reviewAdjust } from './adjusts';
import { approve, reject } from './auths';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { review as reviewRecharge } from './recharges';
import { act, pay, review as reviewWithdraw, tail, waiting, withdrawOf } from './withdraws';

const MINUTE = 60_000;

/** Everybody who decides about anything. */
const STAFF = ['admin', 'admin02', 'finance01', 'finance02', 'risk001', 'risk002', 'service01'] as const;

let place: Bench;
let people: Record<(typeof STAFF)[number], Operator>;

async function staffOf(own: Bench): Promise<typeof people> {
  const of = (name: string) => signedIn(own, name);
  return {
    admin: await of('admin'),
    admin02: await of('admin02'),
    finance01: await of('finance01'),
    finance02: await of('finance02'),
    risk001: await of('risk001'),
    risk002: await of('risk002'),
    service01: await of('service01'),
  };
}

beforeAll(async () => {
  place = bench();
  people = await staffOf(place);
});

type Attempt = (who: Operator) => Promise<{ code: number }>;

/** Lets everybody try, one after the other, until one of the attempts succeeds. */
async function someone(...attempts: Attempt[]): Promise<boolean> {
  for (const attempt of attempts)
    for (const name of STAFF) if ((await attempt(people[name])).code === 0) return true;
  return false;
}

const forRecharge = (row: RechargeRow) =>
  row.status === 0 ||
  someone(
    (who) => reviewRecharge(who, row, { result: 'release' }),
    (who) => reviewRecharge(who, row, { result: 'approve' }),
    (who) => reviewRecharge(who, row, { result: 'reject', rejectCode: 'aml' }),
  );

const proof = { proof: '网关工单与链上记录一致' };

let requests = 0;
const signed = () => ({ operPassword: DEMO_PASSWORD, requestId: `batch-${++requests}` });

const send = (who: Operator, method: 'POST' | 'PUT', path: string, { id, version }: BatchRow, more: object) =>
  who.ask(method, path, { id, version, ...more });

const forBatch = (row: BatchRow) =>
  someone(
    (who) => send(who, 'POST', 'payoutBatch/review', row, { result: 'approve', ...signed() }),
    (who) => send(who, 'POST', 'payoutBatch/submit', row, signed()),
    (who) => send(who, 'PUT', 'payoutBatch/cancel', row, { reason: '批次不再需要' }),
  );

// What is in an open batch leaves with it.
const forWithdraw = (row: WithdrawRow) =>
  openBatchOf(place.db, row) !== undefined ||
  someone(
    (who) => reviewWithdraw(who, row, { result: 'release' }),
    (who) => reviewWithdraw(who, row, { result: 'approve', addressTail: tail(row) }),
    (who) => pay(who, row, { payMode: 1 }),
    (who) => act(who, row, 'withdrawLogResult', { result: 'confirm' }),
    (who) => act(who, row, 'withdrawLogResult', { result: 'fail', ...proof }),
    (who) => reviewWithdraw(who, row, { result: 'reject', rejectCode: 'risk' }),
  );

const forAuth = (row: AuthRow) =>
  someone(
    (who) => approve(who, row),
    (who) => reject(who, row, { rejectCodes: ['blurry'] }),
  );

const forAdjust = (row: AdjustRow) =>
  someone(
    (who) => reviewAdjust(who, row),
    (who) => reviewAdjust(who, row, { result: 'reject', remark: '凭证不足，予以驳回' }),
  );

/** Everything that has not come to its end, with the way out. */
function open(): { name: string; leave: () => Promise<boolean> | boolean }[] {
  const { db } = place;
  const some = <Row extends { status: number }>(
    rows: Iterable<Row>,
    states: readonly number[],
    name: (row: Row) => string,
    leave: (row: Row) => Promise<boolean> | boolean,
  ) =>
    [...rows]
      .filter(({ status }) => states.includes(status))
      .map((row) => ({ name: `${name(row)} in state ${row.status}`, leave: () => leave(row) }));
  return [
    ...some(
      [...db.recharges.values()].filter(({ deleted }) => !deleted),
      [0, 1, 5],
      (row) => row.orderNo,
      forRecharge,
    ),
    ...some(db.withdraws.values(), [1, 2, 3, 4, 5, 10, 11], (row) => row.orderNo, forWithdraw),
    ...some(batchesOf(db), [0, 1], (row) => row.batchNo, forBatch),
    ...some(db.auths.values(), [1], (row) => row.authNo, forAuth),
    ...some(db.adjusts.values(), [1], (row) => row.adjustNo, forAdjust),
  ];
}

test('the seeded users can bring every seeded record that waits to its end', async () => {
  expect(open().length).toBeGreaterThan(30);
  // Claims of the seeds are over.
  place.wait(10 * MINUTE);
  for (let round = 1; round <= 6 && open().length > 0; round++) {
    place.wait(2 * MINUTE);
    await people.admin.ask('GET', 'home/todo');
    const stuck: string[] = [];
    for (const { name, leave } of open()) if (!(await leave())) stuck.push(name);
    expect(stuck).toEqual([]);
  }
  place.wait(2 * MINUTE);
  await people.admin.ask('GET', 'home/todo');
  expect(open().map(({ name }) => name)).toEqual([]);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('the largest withdraw whose block a super administrator lifted is approved by the other one', async () => {
  const own = bench();
  const { admin, admin02, finance01 } = await staffOf(own);
  const row = waiting(own, { amount: '120000', netAmount: '119999' });
  const member = own.db.members.get(row.memberId);
  Object.assign(member ?? {}, { canWithdraw: 0 });
  const addressTail = tail(row);
  const approving = { result: 'approve', addressTail } as const;
  expect((await reviewWithdraw(finance01, row, approving)).code).toBe(42206);
  expect((await act(admin, row, 'withdrawLogOverride', {})).code).toBe(0);
  expect((await reviewWithdraw(finance01, row, approving)).code).toBe(0);
  expect((await reviewWithdraw(admin, row, approving)).code).toBe(40903);
  expect((await reviewWithdraw(admin02, row, approving)).code).toBe(0);
  expect(withdrawOf(own, row.id)).toMatchObject({ status: 3, secondReviewer: 'admin02' });
});
