import type { Page } from '@/api/types';
import { USUAL_PAGE } from '../../src/contract/filter';
import type { Db } from './db';
import { firstOf } from './firstOf';
import { exportRows } from './config/coreSettings';
import { setting } from './config/setting';
import { invalid, Refusal } from './refusal';
import type { Member } from './rows';

/** What a column is ordered by; `null` and an empty text come last either way. */
type SortValue = string | number | bigint | null;

/** Columns a list may be ordered by. Anything else is refused. */
export type SortColumns<Row> = Record<string, (row: Row) => SortValue>;

/** Moments a date range may be about, the first being the default. */
export type DateColumns<Row> = Record<string, (row: Row) => string | null>;

/** The same where a moment is not stored with its row. */
export type DateTests<Row> = Record<string, (row: Row, db: Db) => string | null>;

export interface Paging {
  pageNum?: number;
  pageSize?: number;
  orderBy?: string;
  dateField?: string;
  dateRange?: readonly [from: string, to: string];
}

/** Where a page begins and ends; one beyond the last is empty. */
function placeIn(total: number, { pageNum, pageSize }: Paging): { from: number; to: number; page: number } {
  const size = pageSize ?? USUAL_PAGE;
  const page = pageNum ?? 1;
  const from = Math.min((page - 1) * size, total);
  return { from, to: Math.min(from + size, total), page };
}

/** A page of rows that are in order. */
export function pageOf<Row, Wire>(
  rows: readonly Row[],
  paging: Paging,
  show: (row: Row) => Wire,
): Page<Wire> {
  const { from, to, page } = placeIn(rows.length, paging);
  return { list: rows.slice(from, to).map(show), total: rows.length, currentPage: page };
}

/** A page of rows in the order asked for; those behind it are put into no order. @throws Refusal 40000 */
export function pageIn<Row extends { id: number }, Wire>(
  rows: readonly Row[],
  paging: Paging,
  columns: SortColumns<Row>,
  show: (row: Row) => Wire,
): Page<Wire> {
  const { from, to, page } = placeIn(rows.length, paging);
  const list = ordered(rows, paging.orderBy, columns, to).slice(from);
  return { list: list.map(show), total: rows.length, currentPage: page };
}

const isMissing = (value: SortValue): value is null | '' => value === null || value === '';

const compare = (a: SortValue, b: SortValue): number => {
  if (isMissing(a) || isMissing(b)) return 0;
  return a < b ? -1 : a > b ? 1 : 0;
};

/**
 * Rows in the order asked for (`"createdAt desc"`), else the newest first: all of them, or the first `count`.
 * @throws Refusal 40000
 */
export function ordered<Row extends { id: number }>(
  rows: readonly Row[],
  orderBy: string | undefined,
  columns: SortColumns<Row>,
  count = rows.length,
): Row[] {
  const [, field = '', direction = 'asc'] = /^(\w+)(?: (asc|desc))?$/.exec(orderBy ?? 'createdAt desc') ?? [];
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!column) throw invalid('orderBy');
  const sign = direction === 'desc' ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: column(row) }));
  // Rows mostly are the oldest first already.
  if (sign < 0) keyed.reverse();
  return firstOf(keyed, count, (a, b) => {
    const missing = Number(isMissing(a.key)) - Number(isMissing(b.key));
    return missing || sign * compare(a.key, b.key) || sign * (a.row.id - b.row.id);
  }).map(({ row }) => row);
}

/** Keeps the rows inside the range. @throws Refusal 40000 for a date the list does not have */
export function inDates<Row>(
  { dateField, dateRange }: Paging,
  columns: DateTests<Row>,
): (row: Row, db: Db) => boolean {
  const [first = ''] = Object.keys(columns);
  const field = dateField ?? first;
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!column) throw invalid('dateField');
  if (!dateRange) return () => true;
  const [from, to] = dateRange;
  return (row, db) => {
    const at = column(row, db);
    return at !== null && at >= from && at <= to;
  };
}

/** Every row of a filter. @throws Refusal 42900 for more rows than an export may have */
export function exported<Row, Wire>(
  db: Db,
  rows: readonly Row[],
  show: (row: Row) => Wire,
): { list: Wire[] } {
  const most = setting(db, exportRows);
  if (rows.length > most) throw new Refusal(42900, { n: most, because: 'exportTooLarge' });
  return { list: rows.map(show) };
}

export const contains = (value: string, part: string | undefined): boolean =>
  part === undefined || value.toLowerCase().includes(part.toLowerCase());

/** The whole value, whatever its case: what is masked must not be found digit by digit. */
export const isWhole = (value: string, wanted: string): boolean =>
  value !== '' && value.toLowerCase() === wanted.toLowerCase();

/** Part of the UID or nickname of a member, or the whole account, phone or e-mail. */
export function memberMatches(member: Member, keyword: string): boolean {
  const { uid, account, phone, email, nickname } = member;
  return (
    [uid, nickname].some((value) => contains(value, keyword)) ||
    [account, phone, email].some((value) => isWhole(value, keyword))
  );
}
