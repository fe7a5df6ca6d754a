import { MemberCouponStatus } from '../../src/contract/campaign/memberCouponFlow';
import type { Decimal } from '@/api/types';
import type { Db } from '../core/db';
import { byMoment, countedRows, daysUntil } from '../core/figures';
import { format, sum } from '../core/money';
import type { MemberCouponRow } from './rows';

/** Days that charts look back. */
const DAYS = 30;

/** Decimals of a cost per member. */
const CENTS = 10n ** 16n;

const costOf = (rows: readonly MemberCouponRow[]): bigint => sum(rows.map(({ usedUsdt }) => usedUsdt));

const isUsed = ({ status }: MemberCouponRow): boolean => status === MemberCouponStatus.used;

/** What issued coupons have come to, without those of demo members and market makers. */
export function totalsOf(db: Db, rows: readonly MemberCouponRow[]) {
  const counted = countedRows(db, rows);
  const paid = counted.filter(({ usedAmount }) => usedAmount !== '0');
  const cost = costOf(paid);
  const activated = new Set(paid.map(({ memberId }) => memberId)).size;
  const perMember = activated === 0 ? null : format((cost / BigInt(activated) / CENTS) * CENTS);
  return {
    counted,
    notCounted: rows.length - counted.length,
    issued: counted.length,
    used: counted.filter(isUsed).length,
    costUsdt: format(cost),
    activated,
    costPerMember: perMember,
  };
}

interface DayTotals {
  day: string;
  issued: number;
  used: number;
  /** Of those that were used last on that day. */
  costUsdt: Decimal;
}

/** The same day by day, the oldest first. */
export function daysOf(db: Db, counted: readonly MemberCouponRow[]): DayTotals[] {
  const issuedIn = byMoment(counted, ({ receivedAt }) => receivedAt);
  const usedIn = byMoment(counted, ({ usedAt }) => usedAt);
  return daysUntil(db.now(), DAYS).map((span) => {
    const spent = usedIn(span);
    return {
      day: span.from.slice(0, 10),
      issued: issuedIn(span).length,
      used: spent.filter(isUsed).length,
      costUsdt: format(costOf(spent)),
    };
  });
}
