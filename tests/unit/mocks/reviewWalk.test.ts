import { beforeEach, expect, test } from 'vitest';
import type { WithdrawRow } from '#mocks/core/rows';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { pay, review, waiting } from './withdraws';

let place: Bench;
let finance01: Operator;
let finance02: Operator;
/** Three that wait, a minute apart, the oldest first. */
let three: [WithdrawRow, WithdrawRow, WithdrawRow];

/** The walk's own records: nothing of the seeds stands on this address. */
const OURS = { toAddress: 'TWALK' };

const next = async (who: Operator, question: object, given: object = {}) =>
  (
    await who.ask<{ id: number | null; left: number }>('POST', 'review/next', {
      kind: 'withdraw',
      question: { ...OURS, ...question },
      ...given,
    })
  ).data;

beforeEach(async () => {
  place = bench();
  finance01 = await signedIn(place, 'finance01');
  finance02 = await signedIn(place, 'finance02');
  const one = (amount: string) => {
    place.wait(60_000);
    const toAddress = `TWALK${amount.padStart(29, '1').replaceAll('0', '2')}`;
    return waiting(place, { amount, netAmount: amount, fee: '0', toAddress });
  };
  three = [one('300'), one('200'), one('250')];
});

const ids = (...rows: WithdrawRow[]) => rows.map(({ id }) => id);

/** Walks to the end without a decision. */
async function walk(question: object, given: object = {}): Promise<number[]> {
  const seen: number[] = [];
  for (;;) {
    const { id } = await next(finance01, question, { ...given, afterId: seen.at(-1) });
    if (id === null || seen.includes(id)) return seen;
    seen.push(id);
  }
}

test('the walk has the records of the list in its order', async () => {
  const [a, b, c] = three;
  expect(await walk({})).toEqual(ids(c, b, a));
  expect(await walk({ orderBy: 'amount asc' })).toEqual(ids(b, c, a));
  expect(await walk({ orderBy: 'waitMinutes desc', amountMin: '201' })).toEqual(ids(a, c));
  expect(await walk({ orderBy: 'amount asc' }, { sort: 'oldest' })).toEqual(ids(a, b, c));
});

test.each(['waitMinutes desc', 'createdAt asc', 'status asc'])(
  'after a decision the walk by %s goes on behind the one that was decided, and "left" counts what waits',
  async (orderBy) => {
    const [a, b, c] = three;
    expect(await next(finance01, { orderBy })).toEqual({ id: a.id, left: 3 });
    // The first is passed over, the second rejected: it no longer waits in any order.
    const { code } = await review(finance01, b, { result: 'reject', rejectCode: 'risk' });
    expect(code).toBe(0);
    expect(await next(finance01, { orderBy }, { afterId: b.id })).toEqual({ id: c.id, left: 2 });
    expect(await next(finance01, { orderBy }, { afterId: c.id })).toEqual({ id: a.id, left: 1 });
  },
);

test('what others hold, have decided or have sent in meanwhile changes the walk at once', async () => {
  const [a, b, c] = three;
  const orderBy = 'createdAt asc';
  await finance02.ask('POST', 'review/claim', { kind: 'withdraw', id: b.id });
  expect(await next(finance01, { orderBy }, { afterId: a.id })).toEqual({ id: c.id, left: 1 });
  await review(finance02, c, { result: 'hold', remark: '等待会员说明' });
  expect(await next(finance01, { orderBy }, { afterId: a.id })).toEqual({ id: null, left: 0 });
  const late = waiting(place, { toAddress: `TWALK${'9'.repeat(29)}` });
  expect((await next(finance01, { orderBy }, { afterId: a.id })).id).toBe(late.id);
});

test('what is to be paid is walked by whoever pays, where the list asks for it', async () => {
  const [a, b] = three;
  const risk = await signedIn(place, 'risk001');
  for (const row of [a, b]) expect((await review(finance01, row, { result: 'approve' })).code).toBe(0);
  const toPay = { status: ['3'], orderBy: 'createdAt asc' };
  expect(await next(finance01, toPay)).toEqual({ id: a.id, left: 2 });
  expect((await next(risk, toPay)).left).toBe(0);
  // Without its state in the question it is no matter of the review.
  expect((await next(finance01, {})).left).toBe(1);
  expect((await pay(finance01, a)).code).toBe(0);
  expect(await next(finance01, toPay, { afterId: a.id })).toEqual({ id: b.id, left: 1 });
});

test('a filter that the list does not have is refused', async () => {
  const asked = { kind: 'withdraw', question: { misspelt: '1' } };
  expect((await finance01.ask('POST', 'review/next', asked)).code).toBe(40000);
});
