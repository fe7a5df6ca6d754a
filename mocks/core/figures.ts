import type { Db } from './db';
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

/** The last so many days, the oldest first, today included. */
export const daysUntil = (now: number, count: number): Span[] =>
  Array.from({ length: count }, (_, index) => {
    const start = dayStart(now) - (count - 1 - index) * DAY;
    return { from: stampOf(start), to: stampOf(start + DAY) };
  });

/** Members that count: no demo accounts, no market makers, and inside the scope. */
export const countedMembers = (db: Db, inScope: (memberId: number) => boolean): Member[] =>
  [...db.members.values()].filter(
    ({ id, memberType }) => memberType !== 2 && memberType !== 3 && inScope(id),
  );

/** Rows by their moment, without those that have none: those of a span are found without going through all. */
export function byMoment<Row>(
  rows: readonly Row[],
  momentOf: (row: Row) => string | null,
): (span: Span) => Row[] {
  const line = rows
    .flatMap((row) => {
      const at = momentOf(row);
      return at === null ? [] : [{ at, row }];
    })
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  /** How many are before a moment. */
  function before(moment: string): number {
    let [low, high] = [0, line.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((line[middle]?.at ?? '') < moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  return ({ from, to }) => line.slice(before(from), before(to)).map(({ row }) => row);
}
