import type { Resource as Described } from '@/contract/resource';
import { code, decimal, entriesOf, int, object, optional, signed, text } from './check';
import type { Check } from './check';
import type { Db } from './db';
import { codes, contains, inDates, memberMatches, paging } from './listing';
import type { DateTests, Paging } from './listing';
import { parse } from './money';
import type { Member } from './rows';

type Test<Row> = (row: Row, db: Db) => boolean;

/** Reads one filter out of a question; what it answers says which rows are left, `null` that nothing was asked. */
export type Narrow<Row> = (given: ReadonlyMap<string, unknown>, name: string) => Test<Row> | null;

/** The member a row is about. */
const memberOf = (row: object, db: Db): Member | undefined =>
  'memberId' in row && typeof row.memberId === 'number' ? db.members.get(row.memberId) : undefined;

const asked = <T>(check: Check<T>, given: ReadonlyMap<string, unknown>, name: string): T | undefined =>
  optional(check)(given.get(name), name);

/** Part of a text, whatever its case. */
export const has =
  <Row>(of: (row: Row, db: Db) => string): Narrow<Row> =>
  (given, name) => {
    const part = asked(text(128), given, name);
    return part === undefined ? null : (row, db) => contains(of(row, db), part);
  };

/** One value, exactly, or whatever else `same` takes for it. */
export const is =
  <Row>(
    of: (row: Row, db: Db) => string | number | null,
    same = (own: string, wanted: string): boolean => own === wanted,
  ): Narrow<Row> =>
  (given, name) => {
    const wanted = asked(code, given, name);
    return wanted === undefined ? null : (row, db) => same(String(of(row, db) ?? ''), wanted);
  };

/** One of several values; a row may have several itself. */
export const anyOf =
  <Row>(of: (row: Row, db: Db) => string | number | readonly (string | number)[]): Narrow<Row> =>
  (given, name) => {
    const wanted = codes(given.get(name), name);
    if (!wanted) return null;
    return (row, db) => {
      const own = of(row, db);
      return (Array.isArray(own) ? own : [own]).some((value) => wanted.includes(String(value)));
    };
  };

const inRange =
  <Row>(of: (row: Row, db: Db) => string | null, check: Check<string>): Narrow<Row> =>
  (given, name) => {
    const [min, max] = [asked(check, given, `${name}Min`), asked(check, given, `${name}Max`)];
    if (min === undefined && max === undefined) return null;
    const [least, most] = [min, max].map((end) => (end === undefined ? undefined : parse(end)));
    return (row, db) => {
      const value = of(row, db);
      if (value === null) return false;
      const amount = parse(value);
      return (least === undefined || amount >= least) && (most === undefined || amount <= most);
    };
  };

/** Money between `<name>Min` and `<name>Max`; what has no amount is in no range. */
export const between = <Row>(of: (row: Row, db: Db) => string | null): Narrow<Row> => inRange(of, decimal);

/** Money that may be below zero, and so may the ends of its range. */
export const betweenSigned = <Row>(of: (row: Row, db: Db) => string | null): Narrow<Row> =>
  inRange(of, signed);

/** A whole number between `<name>Min` and `<name>Max`. */
export const within =
  <Row>(of: (row: Row, db: Db) => number): Narrow<Row> =>
  (given, name) => {
    const [min, max] = [asked(int, given, `${name}Min`), asked(int, given, `${name}Max`)];
    if (min === undefined && max === undefined) return null;
    return (row, db) => of(row, db) >= (min ?? -Infinity) && of(row, db) <= (max ?? Infinity);
  };

/** A switch: `1` leaves the rows it holds for, anything else leaves all. */
export const only =
  <Row>(holds: (row: Row, db: Db) => boolean): Narrow<Row> =>
  (given, name) =>
    asked(code, given, name) === '1' ? holds : null;

/** A member by the text that operators look for one with. */
export const ofMember =
  <Row>(of: (row: Row, db: Db) => Member | undefined): Narrow<Row> =>
  (given, name) => {
    const keyword = asked(text(64), given, name);
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

const readPaging = (given: ReadonlyMap<string, unknown>): Paging =>
  object<Paging>(paging)(
    Object.fromEntries([...given].filter(([name]) => Object.hasOwn(paging, name))),
    'body',
  );

/** The parameters that a list has by its contract: page, order and dates, and its filters. */
function parametersOf({
  filters = {},
  always = {},
}: Pick<Described, 'filters' | 'always'>): ReadonlySet<string> {
  const named = Object.entries(filters).flatMap(([name, { how }]) =>
    how === 'range' ? [`${name}Min`, `${name}Max`] : [name],
  );
  return new Set([...Object.keys(paging), ...Object.keys(always), ...named]);
}

/**
 * The question a list understands: the filters of its contract, each with the test of its name, and its dates, the
 * first being the default one. Other parameters are refused, since a misspelt filter would show every row.
 * Rows with a `memberId` are filtered by the columns of their member, unless the list has a test of that name itself.
 */
export function questionOf<Row extends object>(
  contract: Pick<Described, 'filters' | 'always'>,
  narrows: Record<string, Narrow<Row>>,
  dates: DateTests<Row>,
): Check<Question<Row>> {
  const all: Record<string, Narrow<Row>> = { ...aboutMember, ...narrows };
  const parameters = parametersOf(contract);
  return (value, field) => {
    const given = entriesOf(value, field, (name) => parameters.has(name));
    const page = readPaging(given);
    const tests = new Map<string, Test<Row>>();
    for (const [name, narrow] of Object.entries(all)) {
      const test = narrow(given, name);
      if (test) tests.set(name, test);
    }
    if (page.dateRange) tests.set('dateRange', inDates(page, dates));
    const named = [...tests];
    const memberId = 'memberId' in narrows ? undefined : asked(code, given, 'memberId');
    return {
      ...page,
      asks: (name) => tests.has(name),
      memberId: memberId === undefined ? undefined : Number(memberId),
      keeps: (row, db, leftOut) =>
        named.every(([name, test]) => leftOut?.includes(name) === true || test(row, db)),
    };
  };
}
