import { recordKinds } from '../../src/contract/records';
import { PositionStatus } from '../../src/contract/trading/positionFlow';
import type { Db } from '../core/db';
import { byMoment } from '../core/figures';
import type { Span } from '../core/figures';
import { groups } from '../core/groups';
import { endOf } from '../core/homeParts';
import type { Counts, HomePart, Interest } from '../core/homeParts';
import { listOf } from '../core/indexed';
import { format, parse, sum, times } from '../core/money';
import type { Money } from '../core/money';
import { descending } from '../core/order';
import { msOf } from '../core/time';
import { LONG } from '../core/trading/position';
import { opens } from './entrusts';
import { markPriceOf } from './symbols';
import type { DealRow, PositionRow } from './tables';
import { valued } from './valuation';

const POSITIONS = recordKinds.contractPosition.list;
const DEALS = recordKinds.contractDeal.list;

const own = <Row extends { memberId: number }>(rows: readonly Row[], counts: Counts): Row[] =>
  rows.filter(({ memberId }) => counts(memberId));

const dealsBy = (db: Db, counts: Counts): ((span: Span) => readonly DealRow[]) =>
  byMoment(own(db.deals, counts), ({ createdAt }) => createdAt);

/** How a symbol's open quantity went: after each deal, in the order of their time. */
function heldBy(deals: readonly DealRow[]): { at: string; qty: Money }[] {
  let qty = 0n;
  return deals.map((deal) => {
    qty += opens(deal) ? parse(deal.qty) : -parse(deal.qty);
    return { at: deal.createdAt, qty };
  });
}

/** What was open at a moment, both directions together, at the marks of that moment. */
function interestBy(db: Db, counts: Counts): (span: Span) => Money | null {
  const held = [...groups(own(db.deals, counts), ({ symbol }) => symbol)].map(
    ([symbol, deals]) => [symbol, heldBy(deals)] as const,
  );
  return (span) => {
    const end = endOf(db, span);
    return held.reduce<Money | null>((total, [symbol, steps]) => {
      const qty = steps.findLast(({ at }) => at <= end)?.qty ?? 0n;
      if (qty === 0n || total === null) return total;
      const mark = markPriceOf(db, symbol, msOf(end));
      return mark === null ? null : total + times(qty, mark);
    }, 0n);
  };
}

const openInterest: Omit<HomePart, 'list'> = {
  key: 'openInterest',
  money: true,
  over: (db, counts) => {
    const at = interestBy(db, counts);
    return (span) => {
      const total = at(span);
      return total === null ? null : format(total);
    };
  },
};

/** What is known of the positions that are open, and of none before; `null` where a mark price is missing. */
const ofPositions =
  (figure: (db: Db, rows: readonly PositionRow[]) => string): HomePart['over'] =>
  (db, counts) => {
    const rows = own(listOf(db.positions), counts);
    const isKnown = rows.every(({ symbol }) => markPriceOf(db, symbol) !== null);
    return ({ to }) => (isKnown && to > db.stamp() ? figure(db, rows) : null);
  };

export const homeFigures: readonly HomePart[] = [
  { ...openInterest, list: POSITIONS, spark: true },
  {
    key: 'unrealizedPnl',
    money: true,
    list: POSITIONS,
    over: ofPositions((db, rows) =>
      format(rows.reduce((total, row) => total + valued(db, row).unrealized, 0n)),
    ),
  },
  {
    key: 'atRisk',
    money: false,
    list: POSITIONS,
    over: ofPositions((db, rows) =>
      String(rows.filter((row) => valued(db, row).status !== PositionStatus.normal).length),
    ),
  },
];

const dealt = (key: string, of: (deal: DealRow) => string): HomePart => ({
  key,
  money: true,
  list: DEALS,
  over: (db, counts) => {
    const deals = dealsBy(db, counts);
    return (span) => format(sum(deals(span).map(of)));
  },
});

export const homeLines: readonly HomePart[] = [
  dealt('volume', ({ value }) => value),
  dealt('dealFees', ({ fee }) => fee),
  { ...openInterest, list: DEALS },
];

/** What members hold of each symbol at its mark. */
export function interestOf(db: Db, counts: Counts): Interest[] {
  const side = (rows: readonly PositionRow[], isLong: boolean): string =>
    format(
      rows.reduce(
        (total, row) => ((row.holding.side === LONG) === isLong ? total + valued(db, row).notional : total),
        0n,
      ),
    );
  return [...groups(own(listOf(db.positions), counts), ({ symbol }) => symbol)]
    .map(([symbol, rows]) => ({
      symbol,
      long: side(rows, true),
      short: side(rows, false),
      count: rows.length,
    }))
    .sort(descending((row) => parse(row.long) + parse(row.short)));
}
