import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { runDueJobs } from '#mocks/core/jobs';
import { format, parse } from '#mocks/core/money';
import { MINUTE } from '#mocks/core/time';
import { checkBatches } from '#mocks/withdraw/batch/invariants';
import { hotRoom } from '#mocks/withdraw/facts';
import { bench, signedIn } from '../operator';
import { pay, waiting } from '../withdraws';
import { add, added, approved, cancel, drop, now, read, review, submit } from './batches';

const place = bench();
const maker = await signedIn(place, 'finance01');
const other = await signedIn(place, 'finance02');

/** What is wrong with the batches. */
function complaints(): string[] {
  const found: string[] = [];
  checkBatches(place.db, (text) => void found.push(text));
  return found;
}

const room = () => hotRoom(place.db, 'USDT-TRC20').room;

test('there are batches in each state from the beginning, and the books are sound', () => {
  const rows = [...place.db.payoutBatches.values()];
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
  expect(rows.filter(({ status }) => status === 1)).toMatchObject([
    { needsApproval: true, reviewerName: '' },
  ]);
  expect(checkInvariants(place.db)).toEqual([]);
});

test('a draft pays nothing; below the sum its maker has it paid, to the last digit of the dry run', async () => {
  const rows = approved(place, 3, '1000.000001', { netAmount: '999.000001' });
  const batch = await added(place, maker, rows);
  expect(now(place, rows).map(({ status }) => status)).toEqual([3, 3, 3]);
  const [dry] = (await read(maker, batch)).wallets;
  const before = room();
  expect(dry).toMatchObject({ count: 3, net: '2997.000003', fee: '3', gross: '3000.000003' });
  expect(parse(dry?.roomBefore ?? '')).toBe(before);
  expect((await submit(maker, batch)).data).toEqual({ waits: false, sent: 3, refused: 0 });
  expect(room()).toBe(before - parse('2997.000003'));
  expect((await read(maker, batch)).wallets).toEqual([dry]);
  expect(now(place, rows)).toMatchObject([{ status: 4, paidBy: 'finance01' }, {}, {}]);
  expect(batch.status).toBe(2);
  expect(complaints()).toEqual([]);
});

test('from the sum on another operator releases it, never its maker', async () => {
  const rows = approved(place, 2, '10000');
  const batch = await added(place, maker, rows);
  expect((await submit(other, batch)).code).toBe(40300);
  expect((await submit(maker, batch)).data).toMatchObject({ waits: true, sent: 0 });
  expect(now(place, rows).map(({ status }) => status)).toEqual([3, 3]);
  expect((await review(maker, batch)).code).toBe(40903);
  expect((await review(other, batch)).data).toEqual({ sent: 2, refused: 0 });
  expect(batch).toMatchObject({ status: 2, createdBy: 'finance01', reviewerName: 'finance02' });
  expect((await review(other, batch)).code).toBe(40904);
});

test('one cent below the sum is paid at once', async () => {
  const [one] = approved(place, 1, '5000');
  const [two] = approved(place, 1, '4999.99');
  if (!one || !two) throw new Error('none');
  const batch = await added(place, maker, [one, two]);
  expect((await submit(maker, batch)).data).toMatchObject({ waits: false });
});

test('by hand nobody releases a batch with a withdraw that they approved', async () => {
  const rows = approved(place, 2, '10000', { firstReviewer: 'finance02' });
  const batch = await added(place, maker, rows, { payMode: 2 });
  await submit(maker, batch);
  expect((await review(other, batch)).code).toBe(40903);
  const third = await signedIn(place, 'admin');
  expect((await review(third, batch)).data).toMatchObject({ sent: 2 });
  const [own] = approved(place, 1, '100', { firstReviewer: 'finance01' });
  const small = await added(place, maker, own ? [own] : [], { payMode: 2 });
  expect((await submit(maker, small)).code).toBe(40903);
});

test('what has come up since is refused line by line, with its reason, and the others are paid', async () => {
  const [fine, frozen, off, held] = [...approved(place, 4)];
  if (!fine || !frozen || !off || !held) throw new Error('none');
  frozen.memberId = 8;
  Object.assign(off, { coin: 'XRP', chain: 'XRP', walletCode: 'XRP-XRP', memo: '1' });
  const batch = await added(place, maker, [fine, frozen, off, held]);
  const member = place.db.members.get(8);
  const wallet = place.db.walletCodes.find(({ walletCode }) => walletCode === 'XRP-XRP');
  if (!member || !wallet) throw new Error('none');
  member.status = 2;
  wallet.withdrawOn = 0;
  held.status = 10;
  const dry = (await read(maker, batch)).lines.map(({ why }) => why !== '');
  expect(dry).toEqual([false, true, true, true]);
  expect((await submit(maker, batch)).data).toEqual({ waits: false, sent: 1, refused: 3 });
  const { lines, wallets } = await read(maker, batch);
  expect(lines.map(({ state }) => state)).toEqual([1, 3, 3, 3]);
  expect(lines.map(({ why }) => why !== '')).toEqual([false, true, true, true]);
  expect(wallets).toMatchObject([{ walletCode: 'USDT-TRC20', count: 3, sentCount: 1 }, { sentCount: 0 }]);
  expect(now(place, [frozen, off, held]).map(({ status }) => status)).toEqual([3, 3, 10]);
  member.status = 1;
  wallet.withdrawOn = 1;
});

test('a batch cannot take more than its wallet holds, in the dry run and at the payment alike', async () => {
  const rows = approved(place, 3, '100');
  const wallet = place.db.walletCodes.find(({ walletCode }) => walletCode === 'USDT-TRC20');
  if (!wallet) throw new Error('none');
  const batch = await added(place, maker, rows);
  const full = wallet.hotBalance;
  // Enough for two of three.
  wallet.hotBalance = format(parse(full) - room() + parse('200'));
  const { lines } = await read(maker, batch);
  expect(lines.filter(({ why }) => why !== '')).toHaveLength(1);
  expect((await submit(maker, batch)).data).toMatchObject({ sent: 2, refused: 1 });
  wallet.hotBalance = full;
});

test('it ends with its last line: done, partly done, or with nothing paid', async () => {
  const [inside, bad] = [approved(place, 1, '100', { isInternal: 1 }), approved(place, 1)];
  for (const row of inside) {
    // An address of the platform that nobody has any more: it fails.
    row.toAddress = 'TFEEDnobodyHasThisAddress111111111';
  }
  const batch = await added(place, maker, [...inside, ...bad]);
  for (const row of bad) row.status = 10;
  await submit(maker, batch);
  expect(batch.status).toBe(2);
  place.wait(MINUTE);
  runDueJobs(place.db);
  expect(batch).toMatchObject({ status: 5 });
  expect(batch.endedAt).not.toBeNull();
  const steps = (await read(maker, batch)).history.map(({ result, operatorName }) => [result, operatorName]);
  expect(steps).toEqual([
    ['add', 'finance01'],
    ['submit', 'finance01'],
    ['complete', ''],
  ]);
  expect(complaints()).toEqual([]);
});

test('a withdraw that waits in a batch is in no other one, and is not paid by itself', async () => {
  const rows = approved(place, 2);
  const [one] = rows;
  if (!one) throw new Error('none');
  const batch = await added(place, maker, rows);
  expect((await add(other, rows)).code).toBe(40904);
  expect((await pay(other, one)).code).toBe(40905);
  expect((await pay(other, one, { id: undefined, ids: [one.id] })).code).toBe(40905);
  expect((await cancel(other, batch)).code).toBe(0);
  expect((await pay(other, one)).code).toBe(0);
});

test('lines are taken out of a draft by its maker, but not the last one', async () => {
  const rows = approved(place, 2, '60');
  const batch = await added(place, maker, rows);
  const [one, two] = rows;
  if (!one || !two) throw new Error('none');
  expect((await drop(other, batch, [one.id])).code).toBe(40300);
  expect((await drop(maker, batch, [one.id, two.id])).code).toBe(40000);
  expect((await drop(maker, batch, [one.id])).code).toBe(0);
  expect(batch).toMatchObject({ usdtValue: '60', lines: [{ withdrawId: two.id }] });
  expect((await pay(other, one)).code).toBe(0);
});

test('several that are paid from the list are a batch of their own', async () => {
  const rows = approved(place, 2);
  const versions = Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  const [one] = rows;
  if (!one) throw new Error('none');
  const many = { id: undefined, ids: rows.map(({ id }) => id), versions };
  const { data } = await pay(maker, one, many);
  expect(data).toMatchObject({ waits: false });
  const batch = [...place.db.payoutBatches.values()].at(-1);
  expect(batch).toMatchObject({ status: 2, createdBy: 'finance01', lines: [{ refused: null }, {}] });
});

test('several worth the sum wait for another operator, who sees them all', async () => {
  const rows = approved(place, 2, '10000');
  const versions = Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  const [one] = rows;
  if (!one) throw new Error('none');
  const many = { id: undefined, ids: rows.map(({ id }) => id), versions };
  expect((await pay(maker, one, many)).data).toMatchObject({ waits: true });
  expect(now(place, rows).map(({ status }) => status)).toEqual([3, 3]);
  const batch = [...place.db.payoutBatches.values()].at(-1);
  if (!batch) throw new Error('none');
  expect((await review(maker, batch)).code).toBe(40903);
  expect((await review(other, batch)).data).toEqual({ sent: 2, refused: 0 });
});

test('whatever is sent in whatever order, each withdraw leaves once', async () => {
  const { db } = place;
  const random = db.random('payTwice');
  const rows = approved(place, 12, '2000');
  const people = [maker, other, await signedIn(place, 'admin')];
  const batches = () => [...db.payoutBatches.values()].slice(-8);
  const some = () => random.shuffle(rows).slice(0, random.int(1, 12));
  for (let turn = 0; turn < 160; turn += 1) {
    const who = random.pick(people);
    const batch = random.pick(batches());
    const [one = waiting(place), ...more] = now(place, some());
    const versions = Object.fromEntries([one, ...more].map(({ id, version }) => [id, version]));
    const ids = [one, ...more].map(({ id }) => id);
    const acts = [
      () => add(who, [one, ...more]),
      () => submit(who, batch),
      () => review(who, batch),
      () => pay(who, one),
      () => pay(who, one, { id: undefined, ids, versions }),
      () => cancel(who, batch),
      () => Promise.all([submit(maker, batch), review(other, batch), pay(who, one), submit(maker, batch)]),
    ];
    await random.pick(acts)();
    place.wait(1000);
  }
  const paid = rows.map(
    ({ id }) =>
      db.steps.filter(({ kind, refId, result }) => kind === 'withdraw' && refId === id && result === 'pay')
        .length,
  );
  expect(Math.max(...paid)).toBe(1);
  for (const row of now(place, rows))
    expect(
      db.ledger.linesFor('withdraw', row.orderNo).filter(({ bizType }) => bizType === 105).length,
    ).toBeLessThan(2);
  expect(complaints()).toEqual([]);
});
