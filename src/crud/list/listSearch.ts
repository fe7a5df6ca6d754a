import { toQuery } from '@/api/query';
import type { PageQuery } from '@/api/types';
import type { FilterValues } from '../filter/filter';

/** Sizes of a page (spec §9). */
export const PAGE_SIZES = [10, 20, 30, 50, 100, 200, 500, 1000] as const;

const DEFAULT_SIZE = 20;

/** Longer texts in an address were not written by the search bar. */
const MAX_VALUE = 200;

const MAX_VALUES = 100;

/** How a list is sorted by the server. */
export interface Sort {
  /** The server's name of the column. */
  column: string;
  direction: 'asc' | 'desc';
}

/** What a list shows, as its address says it. */
export interface ListState {
  /** What is filtered. */
  values: FilterValues;
  /** What the screen itself has set; neither a search nor a reset changes it. */
  reserved: FilterValues;
  pageNum: number;
  pageSize: number;
  sort: Sort | null;
}

const isList = (param: string) => param.endsWith('[]');

const fits = (value: string) => value !== '' && value.length <= MAX_VALUE;

function readParam(search: URLSearchParams, param: string): string | readonly string[] | undefined {
  if (!isList(param)) {
    const value = search.get(param) ?? '';
    return fits(value) ? value : undefined;
  }
  // One value may come without brackets, from a link written by hand.
  const values = [...search.getAll(param), ...search.getAll(param.slice(0, -2))].filter(fits);
  return values.length > 0 ? [...new Set(values)].slice(0, MAX_VALUES) : undefined;
}

function readSort(text: string | null, columns: readonly string[]): Sort | null {
  const [, column = '', direction] = /^(\w+) (asc|desc)$/.exec(text ?? '') ?? [];
  if (!columns.includes(column)) return null;
  return { column, direction: direction === 'asc' ? 'asc' : 'desc' };
}

function readPage(text: string | null): number {
  return /^\d{1,7}$/.test(text ?? '') ? Math.max(1, Number(text)) : 1;
}

function readSize(text: string | null): number {
  return PAGE_SIZES.find((size) => String(size) === text) ?? DEFAULT_SIZE;
}

/**
 * Reads the query part of an address. What cannot be is replaced by what can: unknown parameters and
 * columns are ignored, pages start at 1, sizes are those of the list.
 *
 * @param params the filters' parameters
 * @param columns what the list may be sorted by
 * @param reservedParams parameters that the screen itself sets
 */
export function readSearch(
  search: string,
  params: readonly string[],
  columns: readonly string[],
  reservedParams: readonly string[] = [],
): ListState {
  const read = new URLSearchParams(search);
  const valuesOf = (names: readonly string[]): FilterValues => {
    const entries = names.map((name) => [name, readParam(read, name)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
  return {
    values: valuesOf(params),
    reserved: valuesOf(reservedParams),
    pageNum: readPage(read.get('pageNum')),
    pageSize: readSize(read.get('pageSize')),
    sort: readSort(read.get('orderBy'), columns),
  };
}

const orderOf = ({ column, direction }: Sort) => `${column} ${direction}`;

/** Values by their names on the wire: the brackets of lists come from their being lists. */
const onWire = (values: FilterValues) =>
  Object.fromEntries(
    Object.entries(values).map(([param, value]) => [isList(param) ? param.slice(0, -2) : param, value]),
  );

/** The query part of an address, with its question mark; empty when everything is as it is at first. */
export function writeSearch({ values, reserved, pageNum, pageSize, sort }: ListState): string {
  const query = toQuery({
    ...onWire(reserved),
    ...onWire(values),
    pageNum: pageNum > 1 ? pageNum : undefined,
    pageSize: pageSize === DEFAULT_SIZE ? undefined : pageSize,
    orderBy: sort ? orderOf(sort) : undefined,
  });
  return query === '' ? '' : `?${query}`;
}

/** The question for the server. */
export function queryOf(state: ListState): PageQuery {
  const { values, reserved, pageNum, pageSize, sort } = state;
  return {
    ...onWire(reserved),
    ...onWire(values),
    pageNum,
    pageSize,
    orderBy: sort ? orderOf(sort) : undefined,
  };
}
