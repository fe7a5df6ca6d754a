import type { Decimal } from '@/api/types';
import type { Db } from '../core/db';
import { byMoment } from '../core/figures';
import type { Span } from '../core/figures';
import { listOf } from '../core/indexed';
import { format, parse, sum, times } from '../core/money';
import { priceOf } from '../core/prices';
import type { Member } from '../core/rows';
import { rechargesUsdt } from '../core/worth';

/** Sums and counts over a span of time, for the members given. */
export function figuresOf(db: Db, members: readonly Member[]) {
  const ids = new Set(members.map((member) => member.id));
  const own = <Row extends { memberId: number }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ memberId }) => ids.has(memberId));
  const credited = own(listOf(db.recharges)).filter(({ status }) => status === 2);
  const known = own(listOf(db.auths)).filter(({ status }) => status === 2);

  const joinedIn = byMoment(members, ({ createdAt }) => createdAt);
  const seenIn = byMoment(members, ({ lastLoginAt }) => lastLoginAt);
  const linesIn = byMoment(db.ledger.lines, ({ createdAt }) => createdAt);
  const creditedIn = byMoment(credited, ({ creditedAt }) => creditedAt);
  const paidIn = byMoment(own(listOf(db.withdraws)), ({ completedAt }) => completedAt);
  const passedIn = byMoment(known, ({ reviewedAt }) => reviewedAt);

  const rechargeIn = (span: Span): bigint => rechargesUsdt(creditedIn(span));
  const withdrawIn = (span: Span): bigint => sum(paidIn(span).map((row) => row.usdtValue));
  /** Members that joined, signed in or moved money. */
  const active = (span: Span): Set<number> =>
    new Set([
      ...[...joinedIn(span), ...seenIn(span)].map(({ id }) => id),
      ...own(linesIn(span)).map(({ memberId }) => memberId),
    ]);
  return {
    newMembers: (span: Span): Decimal => String(joinedIn(span).length),
    activeMembers: (span: Span): Decimal => String(active(span).size),
    kycPassed: (span: Span): Decimal => String(passedIn(span).length),
    totalMembers: ({ to }: Span): Decimal => String(joinedIn({ from: '', to }).length),
    recharge: (span: Span): Decimal => format(rechargeIn(span)),
    withdraw: (span: Span): Decimal => format(withdrawIn(span)),
    netFlow: (span: Span): Decimal => format(rechargeIn(span) - withdrawIn(span)),
    fees: (span: Span): Decimal =>
      format(paidIn(span).reduce((total, row) => total + times(parse(row.fee), priceOf(db, row.coin)), 0n)),
  };
}
