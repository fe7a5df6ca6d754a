import type { Decimal } from '@/api/types';
import type { Db } from '../core/db';
import type { StoredLine } from '../core/ledger';
import { parse, sum } from '../core/money';
import type { Money } from '../core/money';
import { withdrawsOf } from '../core/orders';
import { placeOf, samePlace } from '../core/place';
import type { WithdrawRow } from '../core/rows';
import { stampOf } from '../core/time';
import { GIVEN_BACK } from '../core/withdrawStates';

/** Worth of records, in USDT. */
export const worthOf = (rows: readonly { usdtValue: Decimal }[]): Money =>
  sum(rows.map((row) => row.usdtValue));

/** What a member may withdraw at his KYC level, in USDT. */
export function limitsOf(db: Db, memberId: number): { day: Money; month: Money } {
  const level = db.members.get(memberId)?.kycLevel ?? 0;
  const [day = '0', month = '0'] = (db.config.get(`withdraw.limit.${level}`) ?? '0/0').split('/');
  return { day: parse(day), month: parse(month) };
}

/** What a member has asked for on the day and in the month of a withdraw up to it, itself included. */
export function usedBy(db: Db, row: WithdrawRow): { day: Money; month: Money } {
  const counted = withdrawsOf(db, row.memberId).filter(
    (other) => other.id === row.id || (!GIVEN_BACK.has(other.status) && other.createdAt <= row.createdAt),
  );
  const same = (length: number) =>
    worthOf(counted.filter(({ createdAt }) => createdAt.slice(0, length) === row.createdAt.slice(0, length)));
  return { day: same(10), month: same(7) };
}

/** Hours for which an address counts as new. */
const NEW_HOURS = 24;

/** True for an address that was never used, or was entered a short while ago. */
export const isNewAddress = ({ addressAgeHours, addressUseCount }: WithdrawRow): boolean =>
  addressUseCount === 0 || addressAgeHours < NEW_HOURS;

/** Members that have asked for withdraws to the address of this one. */
export function membersBehind(db: Db, withdraw: Pick<WithdrawRow, 'toAddress' | 'memo'>): number[] {
  const place = placeOf(withdraw);
  const same = [...db.withdraws.values()].filter((row) => samePlace(placeOf(row), place));
  return [...new Set(same.map((row) => row.memberId))];
}

/** Lines of a member's ledger of these kinds, from a moment on (milliseconds). */
export function linesOf(db: Db, memberId: number, kinds: ReadonlySet<number>, since = 0): StoredLine[] {
  const from = stampOf(since);
  return db.ledger.lines.filter(
    (line) => line.memberId === memberId && kinds.has(line.bizType) && line.createdAt >= from,
  );
}

/** True when the lines of one of a member's accounts do not add up to its balance. */
export function ledgerDiffers(db: Db, memberId: number): boolean {
  const sums = new Map<string, { available: Money; frozen: Money }>();
  for (const line of db.ledger.lines) {
    if (line.memberId !== memberId) continue;
    const key = `${line.accountType}|${line.coin}`;
    const before = sums.get(key) ?? { available: 0n, frozen: 0n };
    sums.set(key, {
      available: before.available + parse(line.availableChange),
      frozen: before.frozen + parse(line.frozenChange),
    });
  }
  return [...sums].some(([key, { available, frozen }]) => {
    const [accountType, coin = ''] = key.split('|');
    const balance = db.ledger.balance(memberId, Number(accountType), coin);
    return balance.available !== available || balance.frozen !== frozen;
  });
}

/** What a hot wallet still has for new payouts: its balance less what is on its way out of it. */
export function hotRoom(db: Db, walletCode: string): { balance: Money; onTheWay: Money; room: Money } {
  const balance = parse(db.walletCodes.find((wallet) => wallet.walletCode === walletCode)?.hotBalance ?? '0');
  const sent = [...db.withdraws.values()].filter(
    (row) => row.walletCode === walletCode && row.isInternal === 0 && [4, 5, 11].includes(row.status),
  );
  const onTheWay = sum(sent.map((row) => row.netAmount));
  return { balance, onTheWay, room: balance - onTheWay };
}
