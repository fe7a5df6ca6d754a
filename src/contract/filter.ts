import type { Field } from './field/field';

/**
 * How one parameter filters a list:
 * - `contains`: the field contains the text, in any case
 * - `equals`: the field is the text
 * - `oneOf`: the field is this code or option
 * - `anyOf`: the field is one of these codes or options; the parameter is a list
 * - `range`: from `<name>Min` to `<name>Max`
 * - `toggle`: `1` keeps only rows that are on, or includes rows that are left out otherwise
 */
export type FilterHow = 'contains' | 'equals' | 'oneOf' | 'anyOf' | 'range' | 'toggle';

/** One filter of a list. It compares the row's field of the same name unless `field` is given. */
export interface FilterTerms<H extends FilterHow = FilterHow> {
  readonly how: H;
  readonly field?: Field | undefined;
  /** True: it takes data about a person, which stand in no address: the question travels in a body. */
  readonly personal?: boolean;
  /** True: the member's keyword finds the same rows, so that screens show this filter only while it is in force. */
  readonly covered?: boolean;
}

/** Filters by parameter name. */
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

/** A filter that takes data about a person. */
export const personal = <const T extends FilterTerms>(terms: T): T & { readonly personal: true } => ({
  ...terms,
  personal: true,
});

/** A filter by what the member's keyword finds as well; it stays for links and for other clients. */
export const covered = <const T extends FilterTerms>(terms: T): T & { readonly covered: true } => ({
  ...terms,
  covered: true,
});

/** Parameters of the filters that take data about a person. */
export const personalIn = ({ filters = {} }: { readonly filters?: Filters }): string[] =>
  Object.keys(filters).filter((name) => filters[name]?.personal);

/** True for a question with data about a person. */
export const asksPersonal = (resource: { readonly filters?: Filters }, question: object): boolean => {
  const given = new Map<string, unknown>(Object.entries(question));
  return personalIn(resource).some((name) => (given.get(name) ?? '') !== '');
};

/** Most rows of a page; a larger size is refused. */
export const LARGEST_PAGE = 1000;

/** Rows of a page when a query names no size. */
export const USUAL_PAGE = 20;

/** Parameters of every list besides its filters. */
export interface PageQuery {
  /** From 1; a page beyond the last one is empty. */
  pageNum: number;
  /** From 1 to `LARGEST_PAGE`. */
  pageSize: number;
  /** `"createdAt desc"`, one of the resource's `sorts`. */
  orderBy?: string;
  /** The field that `dateRange` applies to, one of the resource's `dates`. */
  dateField?: string;
  /** From and to, in the platform's zone, both included. */
  dateRange?: [string, string];
}

type RangeName<F extends Filters> = {
  [N in keyof F & string]: F[N]['how'] extends 'range' ? `${N}Min` | `${N}Max` : never;
}[keyof F & string];

/** Parameters of a list with these filters. */
export type QueryOf<F extends Filters> = PageQuery & {
  [N in keyof F as F[N]['how'] extends 'range' ? never : N]?: F[N]['how'] extends 'anyOf' ? string[] : string;
} & { [N in RangeName<F>]?: string };
