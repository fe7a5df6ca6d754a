import { beforeAll, expect, test } from 'vitest';
import type { BulkAnswer } from '@/api/types';
import { checkInvariants } from '#mocks/core/invariants';
import { parse, sum } from '#mocks/core/money';
import type { WithdrawRow } from '#mocks/core/rows';
import { HOUR, MINUTE } from '#mocks/core/time';
import type { WithdrawDetail } from './withdraws';
import { bench, requestId, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { act, pay, review, waiting, withdrawOf } from './withdraws';

interface Waiting {
  id: number;
  waitMinutes: number | null;
  waitUrgency: string | null;
}

const hash = (tail: number) => `feed${String(tail).padStart(60, 'a')}`;

let place: Bench;
let people: Record<'admin' | 'finance01' | 'finance02' | 'risk001', Operator>;

beforeAll(async () => {
  place = bench();
  const of = (name: string) => signedIn(place, name);
  people = {
    admin: await of('admin'),
    finance01: await of('finance01'),
    finance02: await of('finance02'),
    risk001: await of('risk001'),
  };
});

/** The gateway decides by the id: 3 of 7 is never answered, 5 of 13 is refused. */
async function approved(fits: (id: number) => boolean, given: Partial<WithdrawRow> = {}) {
  const { db } = place;
  let id = db.nextId('withdraw');
  while (!fits(id)) id = db.nextId('withdraw');
  const row = waiting(place, { id, ...given });
  const { code } = await review(people.finance01, row, { result: 'approve' });
  if (code !== 0) throw new Error(`approval refused with ${code}`);
  return row;
}

/** The job looks at payouts three times a minute; what it waits for is seen at its next look. Milliseconds. */
const NEXT_LOOK = 20_000;
const ANSWERED = 20_000 + NEXT_LOOK;
const CONFIRMED = 90_000 + NEXT_LOOK;

const plain = (id: number) => id % 7 !== 3 && id % 13 !== 5;

/** Somebody looks: what the clock has brought about is there. */
const look = (row: WithdrawRow) =>
  people.admin.ask<WithdrawDetail>('GET', `memberWithdrawLog/get?id=${row.id}`);

const booked = (row: WithdrawRow) =>
  place.db.ledger.lines.filter((line) => line.refNo === row.orderNo).map(({ bizType }) => bizType);

const hot = (code: string) =>
  parse(place.db.walletCodes.find(({ walletCode }) => walletCode === code)?.hotBalance ?? '0');

test('a payout goes out, is confirmed by the clock, and is booked once', async () => {
  const row = await approved(plain);
  const before = hot(row.walletCode);
  expect((await pay(people.finance02, row)).code).toBe(0);
  expect(row).toMatchObject({ status: 4, payMode: 1, paidBy: 'finance02' });
  await look(row);
  place.wait(19_000);
  expect((await look(row)).data.status).toBe(4);
  place.wait(1000);
  expect((await look(row)).data).toMatchObject({ status: 5, confirmations: 0 });
  expect(row.txHash).toMatch(/^feed/);
  place.wait(60_000);
  expect((await look(row)).data).toMatchObject({ status: 5, confirmations: 13, requiredConfirmations: 20 });
  place.wait(40_000);
  expect((await look(row)).data).toMatchObject({ status: 6, completedAt: place.db.stamp() });
  await look(row);
  expect(booked(row)).toEqual([103, 105, 106]);
  expect(before - hot(row.walletCode)).toBeGreaterThanOrEqual(parse(row.netAmount));
});

test('C78 a payout sent twice goes out once', async () => {
  const row = await approved(plain);
  const body = { requestId: requestId() };
  const answers = await Promise.all([pay(people.finance01, row, body), pay(people.finance01, row, body)]);
  expect(answers.map(({ code }) => code)).toEqual([0, 0]);
  expect(row.version).toBe(3);
  expect((await pay(people.finance02, row)).code).toBe(40904);
});

test('the gateway may refuse, and the member gets his money back', async () => {
  const row = await approved((id) => id % 13 === 5 && id % 7 !== 3);
  await pay(people.finance01, row);
  await look(row);
  place.wait(ANSWERED);
  expect((await look(row)).data).toMatchObject({ status: 8, failReason: '网关：未广播' });
  expect(booked(row)).toEqual([103, 104]);
});

test('C79 a time-out is unclear and stays so until two people agree', async () => {
  const row = await approved((id) => id % 7 === 3 && id % 13 !== 5);
  await pay(people.finance01, row);
  await look(row);
  place.wait(ANSWERED);
  expect((await look(row)).data.status).toBe(11);
  place.wait(600_000);
  expect((await look(row)).data.status).toBe(11);
  expect((await pay(people.finance01, row)).code).toBe(40904);
  const failed = { result: 'fail', proof: '网关工单 8812' };
  for (const unproven of [{ result: 'fail' }, { ...failed, proof: '' }])
    expect((await act(people.finance01, row, 'withdrawLogResult', unproven)).code).toBe(40000);
  expect((await act(people.finance01, row, 'withdrawLogResult', { result: 'complete' })).code).toBe(40000);
  expect((await act(people.finance01, row, 'withdrawLogResult', failed)).code).toBe(0);
  expect(row).toMatchObject({ status: 11, proposal: { result: 'fail', by: 'finance01' } });
  expect((await act(people.finance02, row, 'withdrawLogResult', failed)).code).toBe(40904);
  expect((await act(people.finance01, row, 'withdrawLogResult', { result: 'confirm' })).code).toBe(40903);
  expect((await act(people.finance02, row, 'withdrawLogResult', { result: 'confirm' })).code).toBe(0);
  expect(row).toMatchObject({ status: 8, proposal: null });
  expect(booked(row)).toEqual([103, 104]);
});

test('W…00000011 is found on the chain by one, taken back, found again and confirmed by another', async () => {
  const row = withdrawOf(place, 11);
  const sent = { result: 'sent', proof: 'https://explorer.example.com', txHash: hash(11) };
  expect((await act(people.finance01, row, 'withdrawLogResult', { ...sent, txHash: 'x' })).code).toBe(40000);
  expect((await act(people.finance01, row, 'withdrawLogResult', sent)).code).toBe(0);
  expect((await act(people.finance01, row, 'withdrawLogResult', { result: 'dismiss' })).code).toBe(0);
  expect(row).toMatchObject({ status: 11, proposal: null });
  expect((await act(people.finance01, row, 'withdrawLogResult', { result: 'confirm' })).code).toBe(40904);
  expect((await act(people.finance01, row, 'withdrawLogResult', sent)).code).toBe(0);
  expect((await act(people.admin, row, 'withdrawLogResult', { result: 'confirm' })).code).toBe(0);
  expect(row).toMatchObject({ status: 5, txHash: hash(11) });
  await look(row);
  place.wait(CONFIRMED);
  expect((await look(row)).data.status).toBe(6);
});

test('nobody alone sends money by hand: whoever approved it does not pay it', async () => {
  const row = await approved(plain);
  expect((await pay(people.finance01, row, { payMode: 2 })).code).toBe(40903);
  expect((await pay(people.finance02, row, { payMode: 2 })).code).toBe(0);
  expect(row).toMatchObject({ status: 4, payMode: 2, paidBy: 'finance02', proposal: null });
});

test('the transaction of a payment by hand is told by one and confirmed by another', async () => {
  const row = await approved(plain);
  const by = (txHash: string, payMode = 2) => pay(people.finance02, row, { payMode, txHash });
  expect((await by('short')).code).toBe(40000);
  expect((await by(hash(11))).code).toBe(40905);
  expect((await by(hash(11).toUpperCase())).code).toBe(40905);
  expect((await by(hash(21), 1)).code).toBe(40000);
  expect((await by(hash(21))).code).toBe(0);
  expect(row).toMatchObject({ status: 4, proposal: { result: 'sent', txHash: hash(21), by: 'finance02' } });
  expect((await act(people.finance02, row, 'withdrawLogResult', { result: 'confirm' })).code).toBe(40903);
  expect((await act(people.finance01, row, 'withdrawLogResult', { result: 'confirm' })).code).toBe(0);
  expect(row).toMatchObject({ status: 5, txHash: hash(21), proposal: null });
  const another = { result: 'sent', txHash: hash(23), proof: '区块浏览器可查' };
  expect((await act(people.finance01, row, 'withdrawLogResult', another)).code).toBe(40904);
  expect(row.txHash).toBe(hash(21));
});

test('a payment by hand without a transaction waits until two people have said the same', async () => {
  const row = await approved(plain);
  await pay(people.finance02, row, { payMode: 2 });
  place.wait(600_000);
  expect((await look(row)).data.status).toBe(4);
  expect((await act(people.finance02, row, 'withdrawLogResult', { result: 'sent' })).code).toBe(40000);
  const sent = { result: 'sent', txHash: hash(22), proof: '区块浏览器可查' };
  expect((await act(people.finance02, row, 'withdrawLogResult', sent)).code).toBe(0);
  expect(row).toMatchObject({ status: 4, txHash: '' });
  expect((await act(people.finance02, row, 'withdrawLogResult', { result: 'confirm' })).code).toBe(40903);
  expect((await act(people.finance01, row, 'withdrawLogResult', { result: 'confirm' })).code).toBe(0);
  expect(row).toMatchObject({ status: 5, txHash: hash(22) });
  await look(row);
  place.wait(CONFIRMED);
  expect((await look(row)).data.status).toBe(6);
  expect(booked(row)).toEqual([103, 105, 106]);
  expect((await act(people.finance01, row, 'withdrawLogResult', { result: 'fail' })).code).toBe(40904);
});

/** Withdraws that were paid: through the gateway, by hand, and by hand so far that the chain has them. */
async function paid(how: 'gateway' | 'hand' | 'chain') {
  const row = await approved(plain);
  const payMode = how === 'gateway' ? 1 : 2;
  await pay(people.finance02, row, { payMode, ...(how === 'chain' ? { txHash: hash(row.id) } : {}) });
  if (how === 'chain') await act(people.admin, row, 'withdrawLogResult', { result: 'confirm' });
  return row;
}

test.each([
  ['gateway', 4],
  ['hand', 4],
  ['chain', 5],
] as const)('nobody alone gives back what went out by %s', async (how, status) => {
  const row = await paid(how);
  const failed = { result: 'fail', proof: '网关工单 8813' };
  expect((await act(people.finance01, row, 'withdrawLogResult', { result: 'fail' })).code).toBe(40000);
  expect((await act(people.finance01, row, 'withdrawLogResult', failed)).code).toBe(0);
  expect(row).toMatchObject({ status, proposal: { result: 'fail', by: 'finance01' } });
  expect(booked(row)).toEqual([103]);
  expect((await act(people.finance02, row, 'withdrawLogResult', failed)).code).toBe(40904);
  expect((await act(people.finance01, row, 'withdrawLogResult', { result: 'confirm' })).code).toBe(40903);
  expect((await act(people.finance02, row, 'withdrawLogResult', { result: 'confirm' })).code).toBe(0);
  expect(row).toMatchObject({ status: 8, proposal: null, failReason: '链上已经核实' });
  expect(booked(row)).toEqual([103, 104]);
});

test('what the chain has confirmed is paid, whatever somebody thought of it', async () => {
  const row = await paid('chain');
  await look(row);
  const failed = { result: 'fail', proof: '网关工单 8814' };
  expect((await act(people.finance01, row, 'withdrawLogResult', failed)).code).toBe(0);
  place.wait(CONFIRMED);
  expect((await look(row)).data).toMatchObject({ status: 6, proposal: null });
  expect((await act(people.finance02, row, 'withdrawLogResult', { result: 'confirm' })).code).toBe(40904);
});

test('a hot wallet that has less than is on its way out of it pays nothing', async () => {
  const row = await approved(plain);
  const wallet = place.db.walletCodes.find(({ walletCode }) => walletCode === row.walletCode);
  const full = wallet?.hotBalance ?? '';
  Object.assign(wallet ?? {}, { hotBalance: '98' });
  expect((await pay(people.finance01, row)).code).toBe(42201);
  Object.assign(wallet ?? {}, { hotBalance: full, withdrawOn: 0 });
  expect((await pay(people.finance01, row)).code).toBe(40904);
  Object.assign(wallet ?? {}, { withdrawOn: 1 });
  expect((await pay(people.finance01, row)).code).toBe(0);
});

test('what has come up since the approval stops the payout with 42206, several of them one by one', async () => {
  const { db } = place;
  const [barred, fine] = [await approved(plain), await approved(plain)];
  const [known] = db.withdrawAddresses.values();
  if (!known) throw new Error('no address');
  const record = { ...known, id: db.nextId('withdrawAddress'), address: barred.toAddress, memo: barred.memo };
  db.withdrawAddresses.set(record.id, { ...record, status: 4, deleted: false });
  expect(await pay(people.finance01, barred)).toMatchObject({
    code: 42206,
    msg: '触发风控规则：地址受限',
  });
  const both = { id: undefined, ids: [barred.id, fine.id] };
  const versions = { [barred.id]: barred.version, [fine.id]: fine.version };
  expect(await pay(people.finance01, barred, { ...both, versions })).toMatchObject({
    data: { success: [fine.id], failed: [{ id: barred.id, code: 42206 }] },
  });
  expect(barred).toMatchObject({ status: 3, version: 2 });
  db.withdrawAddresses.delete(record.id);

  const member = db.members.get(barred.memberId);
  Object.assign(member ?? {}, { status: 2 });
  expect((await pay(people.finance01, barred)).code).toBe(42206);
  Object.assign(member ?? {}, { status: 1 });
  expect((await pay(people.finance01, barred)).code).toBe(0);
});

test('several payouts: what is refused is told per record', async () => {
  const [one, two, open] = [await approved(plain), await approved(plain), waiting(place)];
  const rows = [one, two, open];
  const { code, data } = await pay(people.finance01, one, {
    id: undefined,
    ids: rows.map(({ id }) => id),
    versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
  });
  expect({ code, data }).toMatchObject({
    code: 0,
    data: { success: [one.id, two.id], failed: [{ id: open.id, code: 40904 }] },
  });
});

test.each([
  ['risk, who may not pay', 'risk001', {}, 40300],
  ['a wrong password', 'finance01', { operPassword: 'wrong' }, 40301],
  ['no password', 'finance01', { operPassword: '' }, 40000],
  ['an older version', 'finance01', { versions: {} }, 40900],
  ['an unknown way', 'finance01', { payMode: 3 }, 40000],
] as const)('a payout by %s is refused', async (_, who, body, code) => {
  const row = await approved(plain);
  expect((await pay(people[who], row, body)).code).toBe(code);
  expect(row.status).toBe(3);
});

test('a result by risk, or of what was not sent, is refused', async () => {
  const row = await approved(plain);
  expect((await act(people.risk001, row, 'withdrawLogResult', { result: 'fail' })).code).toBe(40300);
  expect((await act(people.finance01, row, 'withdrawLogResult', { result: 'fail' })).code).toBe(40904);
});

test('recharges are confirmed by the clock too, and credited once', async () => {
  const { db } = place;
  const open = [...db.recharges.values()].filter((row) => row.status === 0);
  const addresses = [...db.rechargeAddresses.values()].map((row) => ({ row, before: row.chainBalance }));
  await people.admin.ask('POST', 'cwManage/chargeLogList', {});
  place.wait(90_000);
  await people.admin.ask('POST', 'cwManage/chargeLogList', {});
  await people.admin.ask('POST', 'cwManage/chargeLogList', {});
  for (const row of open) {
    expect(row).toMatchObject({ status: 2, confirmations: row.requiredConfirmations });
    expect(db.ledger.lines.filter((line) => line.refNo === row.orderNo)).toHaveLength(1);
  }
  for (const { row, before } of addresses) {
    const arrived = open.filter(({ toAddress, memo }) => toAddress === row.address && memo === row.memo);
    expect(parse(row.chainBalance) - parse(before)).toBe(sum(arrived.map(({ amount }) => amount)));
  }
});

test('after all of that the books are sound', () => {
  expect(checkInvariants(place.db)).toEqual([]);
});

test('at most 20 are paid with one password, each with a result of its own', async () => {
  const rows = await Promise.all(Array.from({ length: 21 }, () => approved(plain)));
  const batch = (count: number) => {
    const some = rows.slice(0, count);
    const versions = Object.fromEntries(some.map(({ id, version }) => [id, version]));
    return people.finance02.ask<BulkAnswer>('POST', 'cwManage/withdrawLogPay', {
      ids: some.map(({ id }) => id),
      payMode: 1,
      versions,
      operPassword: 'Demo1234',
      requestId: requestId(),
    });
  };
  expect((await batch(21)).code).toBe(40000);
  const [stale] = rows;
  if (!stale) throw new Error('nothing approved');
  stale.version += 1;
  const sent = batch(20);
  stale.version -= 1;
  const { data } = await sent;
  expect([...data.success, ...data.failed.map(({ id }) => id)].toSorted((a, b) => a - b)).toEqual(
    rows
      .slice(0, 20)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  );
  expect(data.failed).toMatchObject([{ id: stale.id, code: 40900 }]);
});

test('a payout without an end has waited since it was paid, in list, filter and home alike', async () => {
  const own = bench();
  const { db } = own;
  const finance = await signedIn(own, 'finance01');
  const row = waiting(own, { status: 3, firstReviewer: 'risk001' });
  own.wait(3 * HOUR);
  expect((await pay(finance, row, { payMode: 2 })).code).toBe(0);
  own.wait(40 * MINUTE);
  row.status = 11;
  const list = async (query: object) =>
    (await finance.ask<{ list: Waiting[] }>('POST', 'cwManage/withdrawLogList', { pageSize: 500, ...query }))
      .data.list;
  const [found] = await list({ orderNo: row.orderNo });
  expect(found).toMatchObject({ waitMinutes: 40, waitUrgency: 'late' });
  const isIn = async (waitMinutesMin: string, waitMinutesMax: string) =>
    (await list({ status: ['11'], waitMinutesMin, waitMinutesMax })).some(({ id }) => id === row.id);
  expect([await isIn('40', '40'), await isIn('41', '9999')]).toEqual([true, false]);
  const open = await list({ status: ['4', '5', '11'] });
  expect(open.length).toBeGreaterThan(1);
  expect(open.every(({ waitMinutes }) => waitMinutes !== null)).toBe(true);
  const todo = await finance.ask<{ kind: string; oldestMinutes: number; late: number }[]>('GET', 'home/todo');
  const unclear = todo.data.find(({ kind }) => kind === 'withdrawUnclear');
  const waits = (await list({ status: ['11'], waitsForSecond: '0' })).map(
    ({ waitMinutes }) => waitMinutes ?? 0,
  );
  expect(unclear).toMatchObject({
    oldestMinutes: Math.max(...waits),
    late: waits.filter((minutes) => minutes > 30).length,
  });
  expect(checkInvariants(db)).toEqual([]);
});
