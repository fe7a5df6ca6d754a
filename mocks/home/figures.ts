import { AuthStatus } from '../../src/contract/member/authFlow';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import type { Decimal } from '@/api/types';
import type { Db } from '../core/db';
import { byMoment, grownByMoment } from '../core/figures';
import type { Span } from '../core/figures';
import { listOf } from '../core/indexed';
import type { StoredLine } from '../core/ledger';
import { gainUsdt, isFee } from '../core/ledgerKinds';
import { format, sum } from '../core/money';
import type { Member } from '../core/rows';
import { rechargesUsdt } from '../core/worth';

const linesByMoment = grownByMoment(({ createdAt }: StoredLine) => createdAt);

/** The same value each time, made when it is first asked for. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Sums and counts over a span of time, for the members given; recharges and withdraws are those of a coin, if one is given. */
export function figuresOf(db: Db, members: readonly Member[], coin?: string) {
  const ids = new Set(members.map((member) => member.id));
  const own = <Row extends { memberId: number }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ memberId }) => ids.has(memberId));
  const ended = <Row extends { memberId: number; status: number }>(
    rows: readonly Row[],
    end: Row['status'],
  ): Row[] => own(rows).filter(({ status }) => status === end);

  const inCoin = <Row extends { coin: string }>(rows: readonly Row[]): readonly Row[] =>
    coin === undefined ? rows : rows.filter((row) => row.coin === coin);

  const joined = lazily(() => byMoment(members, ({ createdAt }) => createdAt));
  const seen = lazily(() => byMoment(members, ({ lastLoginAt }) => lastLoginAt));
  const lines = lazily(() => linesByMoment(db.ledger.lines));
  const credited = lazily(() =>
    byMoment(inCoin(ended(listOf(db.recharges), RechargeStatus.credited)), ({ creditedAt }) => creditedAt),
  );
  const paid = lazily(() => byMoment(inCoin(own(listOf(db.withdraws))), ({ completedAt }) => completedAt));
  const passed = lazily(() =>
    byMoment(ended(listOf(db.auths), AuthStatus.approved), ({ reviewedAt }) => reviewedAt),
  );

  const rechargeIn = (span: Span): bigint => rechargesUsdt(credited()(span));
  const withdrawIn = (span: Span): bigint => sum(paid()(span).map((row) => row.usdtValue));
  /** Members that joined, signed in or moved money. */
  const active = (span: Span): Set<number> =>
    new Set([
      ...[...joined()(span), ...seen()(span)].map(({ id }) => id),
      ...own(lines()(span)).map(({ memberId }) => memberId),
    ]);
  return {
    newMembers: (span: Span): Decimal => String(joined()(span).length),
    activeMembers: (span: Span): Decimal => String(active(span).size),
    kycPassed: (span: Span): Decimal => String(passed()(span).length),
    totalMembers: ({ to }: Span): Decimal => String(joined()({ from: '', to }).length),
    recharge: (span: Span): Decimal => format(rechargeIn(span)),
    withdraw: (span: Span): Decimal => format(withdrawIn(span)),
    recharges: (span: Span): Decimal => String(credited()(span).length),
    withdraws: (span: Span): Decimal => String(paid()(span).length),
    netFlow: (span: Span): Decimal => format(rechargeIn(span) - withdrawIn(span)),
    /** What members paid, whatever for: the platform's income. */
    fees: (span: Span): Decimal =>
      format(-own(lines()(span).filter(isFee)).reduce((total, line) => total + gainUsdt(db, line), 0n)),
  };
}
