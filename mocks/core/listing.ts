import type { Page } from '@/api/types';
import { code, dateRange, int, listOf, optional, text } from './check';
import type { Check } from './check';
import { invalid, Refusal } from './refusal';
import type { Member } from './rows';

/** What a column is ordered by; `null` comes last either way. */
type SortValue = string | number | bigint | null;

/** Columns a list may be ordered by. Anything else is refused. */
export type SortColumns<Row> = Record<string, (row: Row) => SortValue>;

/** Moments a date range may be about, the first being the default. */
export type DateColumns<Row> = Record<string, (row: Row) => string | null>;

/** The part of a list's question that every list has. */
export const paging = {
  pageNum: optional(int),
  pageSize: optional(int),
  orderBy: optional(text(60)),
  dateField: optional(text(30)),
  dateRange: optional(dateRange),
};

export interface Paging {
  pageNum?: number;
  pageSize?: number;
  orderBy?: string;
  dateField?: string;
  dateRange?: readonly [from: string, to: string];
}

/** Several codes, compared as text; an empty list asks for nothing. */
export const codes: Check<string[] | undefined> = (value, field) => {
  const list = optional(listOf(code, 100))(value, field);
  return list?.length ? list : undefined;
};

const PAGE_CAP = 1000;

/** A page of rows; page numbers and sizes are brought into their range. */
export function pageOf<Row, Wire>(
  rows: readonly Row[],
  { pageNum, pageSize }: Paging,
  show: (row: Row) => Wire,
): Page<Wire> {
  const size = Math.min(Math.max(pageSize ?? 20, 1), PAGE_CAP);
  const page = Math.max(pageNum ?? 1, 1);
  const from = Math.min((page - 1) * size, rows.length);
  return { list: rows.slice(from, from + size).map(show), total: rows.length, currentPage: page };
}

const compare = (a: SortValue, b: SortValue): number => {
  if (a === null || b === null) return 0;
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Rows in the order asked for (`"createdAt desc"`), else the newest first. @throws Refusal 40000 */
export function ordered<Row extends { id: number }>(
  rows: Row[],
  orderBy: string | undefined,
  columns: SortColumns<Row>,
): Row[] {
  const [, field = '', direction = 'asc'] = /^(\w+)(?: (asc|desc))?$/.exec(orderBy ?? 'createdAt desc') ?? [];
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!column) throw invalid('orderBy');
  const sign = direction === 'desc' ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: column(row) }));
  keyed.sort((a, b) => {
    const missing = Number(a.key === null) - Number(b.key === null);
    return missing || sign * compare(a.key, b.key) || sign * (a.row.id - b.row.id);
  });
  return keyed.map(({ row }) => row);
}

/** Keeps the rows inside the range. @throws Refusal 40000 for a date the list does not have */
export function inDates<Row>(
  { dateField, dateRange }: Paging,
  columns: DateColumns<Row>,
): (row: Row) => boolean {
  const [first = ''] = Object.keys(columns);
  const field = dateField ?? first;
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!column) throw invalid('dateField');
  if (!dateRange) return () => true;
  const [from, to] = dateRange;
  return (row) => {
    const at = column(row);
    return at !== null && at >= from && at <= to;
  };
}

const EXPORT_CAP = 10_000;

/** Every row of a filter. @throws Refusal 42900 above 10,000 */
export function exported<Row, Wire>(rows: readonly Row[], show: (row: Row) => Wire): { list: Wire[] } {
  if (rows.length > EXPORT_CAP) throw new Refusal(42900);
  return { list: rows.map(show) };
}

export const contains = (value: string, part: string | undefined): boolean =>
  part === undefined || value.toLowerCase().includes(part.toLowerCase());

export const equals = (value: string, wanted: string | undefined): boolean =>
  wanted === undefined || value === wanted;

export const among = (value: string | number, wanted: readonly string[] | undefined): boolean =>
  !wanted || wanted.includes(String(value));

/** UID, account, phone, e-mail or nickname of a member. */
export function memberMatches(member: Member, keyword: string | undefined): boolean {
  if (keyword === undefined) return true;
  const { uid, account, phone, email, nickname } = member;
  return [uid, account, phone, email, nickname].some((value) => contains(value, keyword));
}
