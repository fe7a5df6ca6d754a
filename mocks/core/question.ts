import type { Resource as Described } from '@/contract/resource';
import { LARGEST_PAGE } from '../../src/contract/filter';
import { filterInput, LONGEST_TEXT, MOST_VALUES } from '../../src/contract/filterInput';
import type { FilterInput } from '../../src/contract/filterInput';
import { dateRange, entriesOf, listOf, oneOf, text, within as whole } from './check';
import type { Check } from './check';
import type { Db } from './db';
import { contains, inDates, memberMatches } from './listing';
import type { DateTests, Paging } from './listing';
import { parse } from './money';
import { typedQuery } from './query';
import { invalid } from './refusal';
import type { Member } from './rows';

type Test<Row> = (row: Row, db: Db) => boolean;

/** The filters of a question as they were read: texts, and lists of them. */
export type Asked = ReadonlyMap<string, string | readonly string[]>;

/** Reads one filter out of a question; what it answers says which rows are left, `null` that nothing was asked. */
export type Narrow<Row> = (given: Asked, name: string) => Test<Row> | null;

/** The member a row is about. */
const memberOf = (row: object, db: Db): Member | undefined =>
  'memberId' in row && typeof row.memberId === 'number' ? db.members.get(row.memberId) : undefined;

/** A filter that takes a text; `undefined` where it was not given. */
export function askedText(given: Asked, name: string): string | undefined {
  const value = given.get(name);
  return typeof value === 'string' ? value : undefined;
}

/** Part of a text, whatever its case. */
export const has =
  <Row>(of: (row: Row, db: Db) => string): Narrow<Row> =>
  (given, name) => {
    const part = askedText(given, name);
    return part === undefined ? null : (row, db) => contains(of(row, db), part);
  };

/** One value, exactly, or whatever else `same` takes for it. */
export const is =
  <Row>(
    of: (row: Row, db: Db) => string | number | null,
    same = (own: string, wanted: string): boolean => own === wanted,
  ): Narrow<Row> =>
  (given, name) => {
    const wanted = askedText(given, name);
    return wanted === undefined ? null : (row, db) => same(String(of(row, db) ?? ''), wanted);
  };

/** One of several values; a row may have several itself. */
export const anyOf =
  <Row>(of: (row: Row, db: Db) => string | number | readonly (string | number)[]): Narrow<Row> =>
  (given, name) => {
    const wanted = given.get(name) ?? [];
    if (wanted.length === 0) return null;
    return (row, db) => {
      const own = of(row, db);
      return (Array.isArray(own) ? own : [own]).some((value) => wanted.includes(String(value)));
    };
  };

/** Money between `<name>Min` and `<name>Max`; what has no amount is in no range. */
export const between =
  <Row>(of: (row: Row, db: Db) => string | null): Narrow<Row> =>
  (given, name) => {
    const [min, max] = [askedText(given, `${name}Min`), askedText(given, `${name}Max`)];
    if (min === undefined && max === undefined) return null;
    const [least, most] = [min, max].map((end) => (end === undefined ? undefined : parse(end)));
    return (row, db) => {
      const value = of(row, db);
      if (value === null) return false;
      const amount = parse(value);
      return (least === undefined || amount >= least) && (most === undefined || amount <= most);
    };
  };

/** A whole number between `<name>Min` and `<name>Max`; what has none is in no range. */
export const within =
  <Row>(of: (row: Row, db: Db) => number | null): Narrow<Row> =>
  (given, name) => {
    const [min, max] = [askedText(given, `${name}Min`), askedText(given, `${name}Max`)];
    if (min === undefined && max === undefined) return null;
    const [least, most] = [Number(min ?? -Infinity), Number(max ?? Infinity)];
    return (row, db) => {
      const value = of(row, db);
      return value !== null && value >= least && value <= most;
    };
  };

/** A switch: `1` leaves the rows it holds for, anything else leaves all. */
export const only =
  <Row>(holds: (row: Row, db: Db) => boolean): Narrow<Row> =>
  (given, name) =>
    askedText(given, name) === '1' ? holds : null;

/** A member by the text that operators look for one with. */
export const ofMember =
  <Row>(of: (row: Row, db: Db) => Member | undefined): Narrow<Row> =>
  (given, name) => {
    const keyword = askedText(given, name);
    if (keyword === undefined) return null;
    // Many rows share few members.
    const known = new Map<Member, boolean>();
    return (row, db) => {
      const member = of(row, db);
      if (!member) return false;
      const found = known.get(member) ?? memberMatches(member, keyword);
      known.set(member, found);
      return found;
    };
  };

/** A question to a list, checked. */
export interface Question<Row> extends Paging {
  /** False for rows that are not wanted. Filters may be left out by name (`dateRange` is one). */
  keeps(row: Row, db: Db, leftOut?: readonly string[]): boolean;
  /** True when the filter is in force. */
  asks(name: string): boolean;
  /** The only member that rows are wanted of, where one was asked for. */
  memberId?: number | undefined;
}

/** The columns of the member behind a row, as far as a list lets them be asked for. */
const aboutMember = {
  memberKeyword: ofMember(memberOf),
  memberId: is((row, db) => memberOf(row, db)?.id ?? null),
  memberType: is((row, db) => memberOf(row, db)?.memberType ?? null),
  level: is((row, db) => memberOf(row, db)?.level ?? null),
  inviterUid: is((row, db) => db.members.get(memberOf(row, db)?.parentId ?? 0)?.uid ?? null),
  tags: anyOf((row, db) => memberOf(row, db)?.tags ?? []),
} satisfies Record<string, Narrow<object>>;

/** What a question is made from. */
type Terms = Pick<Described, 'row' | 'filters' | 'always' | 'dates' | 'sorts'>;

const isPage = (name: string): boolean => name === 'pageNum' || name === 'pageSize';

/** A question that travelled as a query. */
export const ofQuery =
  <T>(question: Check<T>): Check<T> =>
  (value, field) =>
    question(typedQuery(value, isPage), field);

function readFilter({ isList = false, words, pattern }: FilterInput): Check<string | string[]> {
  const one: Check<string> = (value, field) => {
    const given = text(LONGEST_TEXT)(value, field);
    if (given === '') return given;
    if (pattern?.test(given) === false || words?.includes(given) === false) throw invalid(field);
    return given;
  };
  return isList ? listOf(one, MOST_VALUES) : one;
}

/** How each parameter that a list has by its contract is read, besides page, order and dates. */
function filtersOf({ row, filters = {}, always = {} }: Terms): Map<string, Check<string | string[]>> {
  const read = Object.entries(filters).flatMap(([name, terms]) => {
    const check = readFilter(filterInput(terms, terms.field ?? row[name]));
    const names = terms.how === 'range' ? [`${name}Min`, `${name}Max`] : [name];
    return names.map((one) => [one, check] as const);
  });
  return new Map([...read, ...Object.entries(always).map(([name, word]) => [name, oneOf(word)] as const)]);
}

/** How page, order and dates of a list are read, as far as it has them. */
function pagingOf({ dates = [], sorts = [] }: Terms): Map<string, Check<unknown>> {
  const orders = sorts.flatMap((name) => [`${name} asc`, `${name} desc`]);
  return new Map<string, Check<unknown>>([
    ['pageNum', whole(1, Number.MAX_SAFE_INTEGER)],
    ['pageSize', whole(1, LARGEST_PAGE)],
    ...(orders.length > 0 ? ([['orderBy', oneOf(...orders)]] as const) : []),
    ...(dates.length > 0
      ? ([
          ['dateField', oneOf(...dates)],
          ['dateRange', dateRange],
        ] as const)
      : []),
  ]);
}

/** The values that were given, as they are read; an empty text is not given. */
function readAll<T>(
  checks: ReadonlyMap<string, Check<T>>,
  given: ReadonlyMap<string, unknown>,
): [string, T][] {
  return [...checks].flatMap(([name, check]): [string, T][] => {
    const value = given.get(name);
    return value === undefined || value === '' ? [] : [[name, check(value, name)]];
  });
}

/**
 * The question a list understands: the filters of its contract, each with the test of its name, and its dates, the
 * first being the default one. Other parameters are refused, since a misspelt filter would show every row.
 * Rows with a `memberId` are filtered by the columns of their member, unless the list has a test of that name itself.
 */
export function questionOf<Row extends object>(
  contract: Terms,
  narrows: Record<string, Narrow<Row>>,
  dates: DateTests<Row>,
): Check<Question<Row>> {
  const all: Record<string, Narrow<Row>> = { ...aboutMember, ...narrows };
  const [filters, paging] = [filtersOf(contract), pagingOf(contract)];
  return (value, field) => {
    const sent = entriesOf(value, field, (name) => filters.has(name) || paging.has(name));
    // Each was just read by its own check.
    const page = Object.fromEntries(readAll(paging, sent)) as Paging;
    const given: Asked = new Map(readAll(filters, sent));
    const tests = new Map<string, Test<Row>>();
    for (const [name, narrow] of Object.entries(all)) {
      const test = narrow(given, name);
      if (test) tests.set(name, test);
    }
    if (page.dateRange) tests.set('dateRange', inDates(page, dates));
    const named = [...tests];
    const memberId = Object.hasOwn(narrows, 'memberId') ? undefined : askedText(given, 'memberId');
    return {
      ...page,
      asks: (name) => tests.has(name),
      memberId: memberId === undefined ? undefined : Number(memberId),
      keeps: (row, db, leftOut) =>
        named.every(([name, test]) => leftOut?.includes(name) === true || test(row, db)),
    };
  };
}
