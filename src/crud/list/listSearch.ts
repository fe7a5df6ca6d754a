import { toQuery } from '@/api/query';
import type { PageQuery } from '@/api/types';
import { LARGEST_PAGE } from '@/contract/filter';
import type { Resource } from '@/contract/resource';
import { withTimes } from '../filter/dateSpans';
import type { FilterValues } from '../filter/filter';
import type { Order } from './table/column';

/** Page sizes. */
export const PAGE_SIZES = [10, 20, 30, 50, 100, 200, 500, 1000] as const;

const DEFAULT_SIZE = 20;

/** Characters; longer values in an address do not come from the filter bar and are ignored. */
const MAX_VALUE = 200;

const MAX_VALUES = 100;

/** The order of a list. */
export type Sort = Order;

/** The state of a list, as its address holds it. */
export interface ListState {
  /** Values of the filters. */
  values: FilterValues;
  /** Parameters set by the screen itself; neither a search nor a reset changes them. */
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
  // A hand-written link may have one value without the brackets.
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
 * Reads the query part of an address. Invalid parts are replaced by defaults: unknown parameters and columns
 * are ignored, pages start at 1, sizes are those of the list.
 *
 * @param params parameters of the filters
 * @param columns columns that the list can be sorted by
 * @param reservedParams parameters set by the screen itself
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

/** Values by their names without brackets: the serialiser adds the brackets of lists. */
const onWire = (values: FilterValues) =>
  Object.fromEntries(
    Object.entries(values).map(([param, value]) => [isList(param) ? param.slice(0, -2) : param, value]),
  );

/**
 * Parameters of an address that filter nothing, because their values are empty, too long or too many. An address
 * with one of them shows more rows than it seems to.
 */
export function unreadIn(search: string, params: readonly string[]): string[] {
  const read = new URLSearchParams(search);
  return params.filter((param) => {
    const given = isList(param)
      ? [...read.getAll(param), ...read.getAll(param.slice(0, -2))]
      : read.getAll(param);
    const used = readParam(read, param) ?? [];
    const kept = new Set(typeof used === 'string' ? [used] : used);
    return given.some((value) => value !== '' && !kept.has(value));
  });
}

/**
 * The query part of an address, with its question mark; empty when everything has its default.
 * @param more further parameters; those without a value are left out
 */
export function writeSearch(
  { values, reserved, pageNum, pageSize, sort }: ListState,
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const query = toQuery({
    ...onWire(reserved),
    ...onWire(values),
    ...more,
    pageNum: pageNum > 1 ? pageNum : undefined,
    pageSize: pageSize === DEFAULT_SIZE ? undefined : pageSize,
    orderBy: sort ? orderOf(sort) : undefined,
  });
  return query === '' ? '' : `?${query}`;
}

/** The state that figures over the whole filter are asked for with: its first page in the list's own order. */
export const wholeFilter = (state: ListState): ListState => ({
  ...state,
  pageNum: 1,
  pageSize: DEFAULT_SIZE,
  sort: null,
});

/** The query for the server. */
export function queryOf(state: ListState): PageQuery {
  const { values, reserved, pageNum, pageSize, sort } = state;
  return {
    ...onWire(reserved),
    ...onWire(withTimes(values)),
    pageNum,
    pageSize,
    orderBy: sort ? orderOf(sort) : undefined,
  };
}

/** The question of a list in a state; a tree is asked for as a whole. */
export const pageOf = ({ tree }: Pick<Resource, 'tree'>, state: ListState): PageQuery =>
  queryOf(tree === undefined ? state : { ...state, pageNum: 1, pageSize: LARGEST_PAGE });
