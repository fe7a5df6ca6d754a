import type { Db } from '../core/db';
import { setting } from '../core/config/setting';
import type { Setting } from '../core/config/setting';
import { IN_PAYOUT, WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { GIVEN_BACK } from '../core/withdrawStates';
import type { StoredLine } from '../core/ledger';
import { parse, sum } from '../core/money';
import type { Money } from '../core/money';
import { creditedOf, withdrawsOf, withdrawsTo } from '../core/orders';
import { placeOf } from '../core/place';
import type { RechargeRow, WithdrawRow } from '../core/rows';
import { dayLimit, monthLimit } from './settings';

/** Worth of withdraws in USDT, each at the price of its request. */
export const worthOf = (rows: readonly WithdrawRow[]): Money => sum(rows.map((row) => row.usdtValue));

/** What a member may withdraw at their KYC level, in USDT. */
export function limitsOf(db: Db, memberId: number): { day: Money; month: Money } {
  const level = String(db.members.get(memberId)?.kycLevel ?? 0);
  const limit = (declared: Setting<'amounts'>) => setting(db, declared).get(level) ?? 0n;
  return { day: limit(dayLimit), month: limit(monthLimit) };
}

/** Moment of a request: what came later neither clears it nor speaks against it. */
type Asked = Pick<WithdrawRow, 'id' | 'memberId' | 'createdAt'>;

/** What a member has asked for on the day and in the month of a withdraw up to it, itself included. */
export function usedBy(db: Db, row: Asked): { day: Money; month: Money } {
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
  return [...new Set(withdrawsTo(db, placeOf(withdraw)).map(({ memberId }) => memberId))];
}

/** What a member was credited until they asked for a withdraw. */
export const creditedBefore = (db: Db, { memberId, createdAt }: Asked): RechargeRow[] =>
  creditedOf(db, memberId).filter(({ creditedAt }) => (creditedAt ?? '') <= createdAt);

/** Other withdraws of a member that were completed when they asked for this one. */
export const completedBefore = (db: Db, { id, memberId, createdAt }: Asked): WithdrawRow[] =>
  withdrawsOf(db, memberId, WithdrawStatus.completed).filter(
    (other) => other.id !== id && (other.completedAt ?? other.createdAt) <= createdAt,
  );

/** Lines of a member's ledger until they asked for a withdraw, from a moment on. */
export const linesOf = (db: Db, { memberId, createdAt }: Asked, from = ''): StoredLine[] =>
  db.ledger.linesOf(memberId).filter((line) => line.createdAt >= from && line.createdAt <= createdAt);

/** True when the lines of one of a member's accounts do not add up to its balance. */
export const ledgerDiffers = ({ ledger }: Db, memberId: number): boolean =>
  ledger.accountsOf(memberId).some((account) => !ledger.addsUp(account));

/** What lies in a hot wallet. */
export const hotBalance = (db: Db, walletCode: string): Money =>
  parse(db.walletCodes.find((wallet) => wallet.walletCode === walletCode)?.hotBalance ?? '0');

/** What a hot wallet still has for new payouts: its balance less what is on its way out of it. */
export function hotRoom(db: Db, walletCode: string): { balance: Money; onTheWay: Money; room: Money } {
  const balance = hotBalance(db, walletCode);
  const sent = [...db.withdraws.values()].filter(
    (row) => row.walletCode === walletCode && row.isInternal === 0 && IN_PAYOUT.includes(row.status),
  );
  const onTheWay = sum(sent.map((row) => row.netAmount));
  return { balance, onTheWay, room: balance - onTheWay };
}
