import type { Field } from './field/field';

/**
 * How a list is narrowed by one parameter:
 * - `contains`: the field holds the text, in any case
 * - `equals`: the field is the text
 * - `oneOf`: the field is this code or option
 * - `anyOf`: the field is one of these codes or options; the parameter is a list
 * - `range`: from `<name>Min` to `<name>Max`
 * - `toggle`: `1` keeps only what is on, or shows what is left out otherwise
 */
export type FilterHow = 'contains' | 'equals' | 'oneOf' | 'anyOf' | 'range' | 'toggle';

/** One filter of a list. What it compares with is the row's field of the same name, unless a field is given. */
export interface FilterTerms<H extends FilterHow = FilterHow> {
  readonly how: H;
  readonly field?: Field | undefined;
}

/** Filters by the name of their parameter. */
export type Filters = { readonly [name: string]: FilterTerms };

const filter =
  <const H extends FilterHow>(how: H) =>
  (field?: Field): FilterTerms<H> => ({ how, field });

export const contains = filter('contains');
export const equals = filter('equals');
export const oneOf = filter('oneOf');
export const anyOf = filter('anyOf');
export const range = filter('range');
export const toggle = filter('toggle');

/** What every list is asked besides its own filters. */
export interface PageQuery {
  /** From 1. */
  pageNum: number;
  pageSize: number;
  /** `"createdAt desc"`, by one of the resource's `sorts`. */
  orderBy?: string;
  /** Which of the resource's `dates` the range is about. */
  dateField?: string;
  /** From and to, platform zone, both included. */
  dateRange?: [string, string];
}

type RangeName<F extends Filters> = {
  [N in keyof F & string]: F[N]['how'] extends 'range' ? `${N}Min` | `${N}Max` : never;
}[keyof F & string];

/** Parameters of a list with these filters. */
export type QueryOf<F extends Filters> = PageQuery & {
  [N in keyof F as F[N]['how'] extends 'range' ? never : N]?: F[N]['how'] extends 'anyOf' ? string[] : string;
} & { [N in RangeName<F>]?: string };
