import type { Decimal } from '@/api/types';
import type { Db } from '../core/db';
import type { Span } from '../core/figures';
import { format, parse, sum, times } from '../core/money';
import { priceOf } from '../core/prices';
import type { Member } from '../core/rows';
import { rechargesUsdt } from '../core/worth';

const within = (at: string | null, { from, to }: Span): boolean => at !== null && at >= from && at < to;

/** Sums and counts over a span of time, for the members given. */
export function figuresOf(db: Db, members: readonly Member[]) {
  const ids = new Set(members.map((member) => member.id));
  const recharges = [...db.recharges.values()].filter((row) => ids.has(row.memberId) && row.status === 2);
  const withdraws = [...db.withdraws.values()].filter((row) => ids.has(row.memberId));
  const auths = [...db.auths.values()].filter((row) => ids.has(row.memberId) && row.status === 2);
  const doings = [
    ...members.flatMap(({ id, createdAt, lastLoginAt }) => [
      { id, at: createdAt },
      { id, at: lastLoginAt },
    ]),
    ...db.ledger.lines.flatMap(({ memberId, createdAt }) =>
      ids.has(memberId) ? [{ id: memberId, at: createdAt }] : [],
    ),
  ];

  const rechargeIn = (span: Span): bigint =>
    rechargesUsdt(recharges.filter((row) => within(row.creditedAt, span)));
  const withdrawIn = (span: Span): bigint =>
    sum(withdraws.filter((row) => within(row.completedAt, span)).map((row) => row.usdtValue));
  return {
    newMembers: (span: Span): Decimal =>
      String(members.filter((member) => within(member.createdAt, span)).length),
    activeMembers: (span: Span): Decimal =>
      String(new Set(doings.filter((doing) => within(doing.at, span)).map((doing) => doing.id)).size),
    kycPassed: (span: Span): Decimal => String(auths.filter((row) => within(row.reviewedAt, span)).length),
    totalMembers: (span: Span): Decimal =>
      String(members.filter((member) => member.createdAt < span.to).length),
    recharge: (span: Span): Decimal => format(rechargeIn(span)),
    withdraw: (span: Span): Decimal => format(withdrawIn(span)),
    netFlow: (span: Span): Decimal => format(rechargeIn(span) - withdrawIn(span)),
    fees: (span: Span): Decimal =>
      format(
        withdraws
          .filter((row) => within(row.completedAt, span))
          .reduce((total, row) => total + times(parse(row.fee), priceOf(db, row.coin)), 0n),
      ),
  };
}
