import { WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import type { MemberFlow } from './wire';
import type { Db } from '../../core/db';
import { daysUntil } from '../../core/figures';
import { turnoverUsdt } from '../../core/turnover';
import { totalsOf } from '../totals';
import { format, parse } from '../../core/money';
import type { Money } from '../../core/money';
import { creditedOf, withdrawsOf } from '../../core/orders';
import { rechargeUsdt } from '../../core/worth';

const DAYS = 90;

/** Sums by day; what is not inside the days is left out. */
function byDay(rows: readonly { at: string | null; usdtValue: string }[], days: readonly string[]): Money[] {
  const sums = new Map(days.map((day) => [day, 0n]));
  for (const { at, usdtValue } of rows) {
    const day = at?.slice(0, 10) ?? '';
    const sum = sums.get(day);
    if (sum !== undefined) sums.set(day, sum + parse(usdtValue));
  }
  return [...sums.values()];
}

/** `part` of `whole`, cut to so many decimals; `null` of nothing. */
function ratio(part: Money, whole: Money, decimals: number): string | null {
  if (whole === 0n) return null;
  const scale = 10n ** BigInt(decimals);
  return format(((part * scale) / whole) * 10n ** BigInt(18 - decimals));
}

/** What a member brought, took and moved. */
export function flowOf(db: Db, memberId: number): MemberFlow {
  const { recharge, withdraw } = totalsOf(db, memberId);
  const days = daysUntil(db.now(), DAYS).map(({ from }) => from.slice(0, 10));
  const credited = creditedOf(db, memberId).map((row) => ({
    at: row.creditedAt,
    usdtValue: rechargeUsdt(row),
  }));
  const paid = withdrawsOf(db, memberId, WithdrawStatus.completed).map(({ completedAt, usdtValue }) => ({
    at: completedAt,
    usdtValue,
  }));
  const [ins, outs] = [byDay(credited, days), byDay(paid, days)];
  let sum = 0n;
  const net = ins.map((value, day) => (sum += value - (outs[day] ?? 0n)));
  const turnover = turnoverUsdt(db, memberId);
  return {
    outPercent: ratio(withdraw * 100n, recharge, 1),
    turnoverUsdt: format(turnover),
    turnoverRatio: ratio(turnover, recharge, 2),
    days,
    in: ins.map(format),
    out: outs.map(format),
    net: net.map(format),
  };
}
