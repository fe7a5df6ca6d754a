import type { Db } from './db';
import { isPlatformAccount } from './platformAccount';
import type { Member } from './rows';
import { DAY, dayStart, stampOf } from './time';

/** From, exclusive of the end: both as stamps. */
export interface Span {
  from: string;
  to: string;
}

/** The day so far, and the same part of the day before. */
export function todayAndBefore(now: number): { today: Span; before: Span } {
  const start = dayStart(now);
  // The present second counts.
  const end = now + 1000;
  return {
    today: { from: stampOf(start), to: stampOf(end) },
    before: { from: stampOf(start - DAY), to: stampOf(end - DAY) },
  };
}

/** True for a moment in the span; `null` is none. */
export const isIn = ({ from, to }: Span, moment: string | null): boolean =>
  moment !== null && moment >= from && moment < to;

/** The last so many days, the oldest first, today included. */
export const daysUntil = (now: number, count: number): Span[] =>
  Array.from({ length: count }, (_, index) => {
    const start = dayStart(now) - (count - 1 - index) * DAY;
    return { from: stampOf(start), to: stampOf(start + DAY) };
  });

/** Members that count: no demo accounts, no market makers, and inside the scope. */
export const countedMembers = (db: Db, inScope: (memberId: number) => boolean): Member[] =>
  [...db.members.values()].filter((member) => !isPlatformAccount(member) && inScope(member.id));

/** Rows that figures count: those of members that count, and those that belong to no member. */
export const countedRows = <Row extends { memberId?: number | null }>(db: Db, rows: readonly Row[]): Row[] =>
  rows.filter(({ memberId }) => {
    const member = typeof memberId === 'number' ? db.members.get(memberId) : undefined;
    return member === undefined || !isPlatformAccount(member);
  });

/** Rows by their moment, without those that have none: those of a span are found without going through all. */
export function byMoment<Row>(
  rows: readonly Row[],
  momentOf: (row: Row) => string | null,
): (span: Span) => readonly Row[] {
  const at = (row: Row | undefined): string => (row === undefined ? '' : (momentOf(row) ?? ''));
  const dated = rows.filter((row) => at(row) !== '');
  // Most are in order as they are.
  const isInOrder = dated.every((row, place) => place === 0 || at(dated[place - 1]) <= at(row));
  const line = isInOrder ? dated : dated.sort((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0));
  /** How many are before a moment. */
  function before(moment: string): number {
    let [low, high] = [0, line.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(line[middle]) < moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  return ({ from, to }) => line.slice(before(from), before(to));
}

/** The same for lists that only grow, of rows that keep their moments: one that has not grown is not put in order again. */
export function grownByMoment<Row>(
  momentOf: (row: Row) => string | null,
): (rows: readonly Row[]) => (span: Span) => readonly Row[] {
  const known = new WeakMap<object, { length: number; during: (span: Span) => readonly Row[] }>();
  return (rows) => {
    const last = known.get(rows);
    if (last?.length === rows.length) return last.during;
    const during = byMoment(rows, momentOf);
    known.set(rows, { length: rows.length, during });
    return during;
  };
}
