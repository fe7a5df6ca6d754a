import { beforeEach, expect, test } from 'vitest';
import { parse } from '#mocks/core/money';
import { Refusal } from '#mocks/core/refusal';
import { requestWithdraw } from '#mocks/withdraw/request';
import { bench } from './operator';
import type { Bench } from './operator';

/** An address of nobody on the platform. */
const ABROAD = 'TFEEDabroad1111111111111111111111a';

let place: Bench;
let memberId: number;

beforeEach(() => {
  place = bench();
  const usdt = place.db.walletCodes.find(({ walletCode }) => walletCode === 'USDT-TRC20');
  const [rich] = [...place.db.members.values()].filter(
    ({ id, status }) =>
      status === 1 &&
      place.db.ledger.balance(id, 1, 'USDT').available > parse('1000') &&
      [...place.db.withdraws.values()].every((row) => row.memberId !== id),
  );
  memberId = rich?.id ?? 0;
  Object.assign(usdt ?? {}, {
    minWithdraw: '10',
    maxWithdraw: '100',
    dailyWithdraw: '150',
    addressRegex: '^T',
  });
});

/** Asks for a withdraw. @returns the code of the refusal, 0 without one */
function asks(amount: string): number {
  const wish = { memberId, walletCode: 'USDT-TRC20', toAddress: ABROAD, memo: '', ip: '', device: '' };
  try {
    requestWithdraw(place.db, { ...wish, amount });
    return 0;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test('a member asks for no less and no more than the wallet code allows at once', () => {
  expect([asks('9.99'), asks('100.01'), asks('10'), asks('100')]).toEqual([42202, 42202, 0, 0]);
});

test('nor for more than it allows in a day; what was given back does not count, the next day begins anew', () => {
  expect([asks('100'), asks('50.01'), asks('50'), asks('10')]).toEqual([0, 42205, 0, 42205]);
  const [latest] = [...place.db.withdraws.values()].filter(({ toAddress }) => toAddress === ABROAD);
  if (latest) latest.status = 7;
  expect([asks('100'), asks('10')]).toEqual([0, 42205]);
  place.wait(24 * 60 * 60_000);
  expect(asks('100')).toBe(0);
});
