import type { Field } from '@/contract/field/field';
import type { FilterTerms } from '@/contract/filter';
import type { Resource as Described } from '@/contract/resource';
import type { Db } from './db';
import { shownValue } from './maskedFields';
import { briefOf } from './memberBrief';
import type { Scope } from './memberBrief';
import { parse } from './money';
import type { Lang } from './refusal';
import { anyOf, between, has, is, only, questionOf, within } from './question';
import type { Narrow } from './question';
import type { Listed, Resource } from './resource';

/** What the contract does not say about reading a resource. */
export interface ReadOptions<Row extends Listed> {
  /** Its screen in the operation log, in Chinese. */
  title: string;
  rows(db: Db): readonly Row[];
  /** One row, where that is faster than going through all of them. */
  find?(db: Db, id: number): Row | undefined;
  /** Fields that are not stored. They are computed for filters and orders too. */
  derive?(db: Db, row: Row): object;
  /** Texts of a row in the reader's language; they replace what is stored. */
  inWords?(db: Db, row: Row, lang: Lang): object;
  /** True: operators who are bound to a member see the rows too. */
  isCommon?: boolean;
  /** The operator whose doing a row is. */
  doneBy?(row: Row): string;
  /** Filters that do not compare the field of their name. */
  filters?: Record<string, Narrow<Row>>;
}

const at = (row: object, name: string): unknown => Reflect.get(row, name);

/** The value of a name in the first that has one; putting them all into one record would take longer than all else. */
function valueIn(from: readonly (object | undefined)[], name: string): unknown {
  const first = from.find((one) => one !== undefined && Object.hasOwn(one, name));
  return first && at(first, name);
}

/** A value as text; a text in three languages is all three of them, what is on is `1`. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' && value !== null ? Object.values(value).join(' ') : '';
}

/** A text, of one in three languages the first: the log is written in simplified Chinese. */
const firstText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? textOf(Object.values(value)[0]) : textOf(value);

const codesOf = (value: unknown): string | string[] =>
  Array.isArray(value) ? value.map(textOf) : textOf(value);

const amountOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : textOf(value);

const integerOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

const INTEGERS = new Set<string>(['count', 'minutes', 'version']);
const AMOUNTS = new Set<string>(['money', 'usdt', 'rate', 'percent']);

/** How a filter of the contract is asked. */
function narrowOf<Row>(
  { how }: FilterTerms,
  field: Field | undefined,
  of: (row: Row, db: Db) => unknown,
): Narrow<Row> {
  switch (how) {
    case 'contains':
      return has((row, db) => textOf(of(row, db)));
    case 'equals':
    case 'oneOf':
      return is((row, db) => textOf(of(row, db)));
    case 'anyOf':
      return anyOf((row, db) => codesOf(of(row, db)));
    case 'toggle':
      return only((row, db) => textOf(of(row, db)) === '1');
    case 'range': {
      if (field && INTEGERS.has(field.kind)) return within((row, db) => integerOf(of(row, db)));
      return between((row, db) => amountOf(of(row, db)));
    }
  }
}

function sortValue(value: unknown, field: Field | undefined): string | number | bigint | null {
  if (value === null || value === undefined) return null;
  if (field && AMOUNTS.has(field.kind)) return parse(textOf(value));
  return typeof value === 'number' ? value : textOf(value);
}

/** For filters and orders, which a list answers within the data scope alone. */
const EVERYBODY: Scope = { inScope: () => true };

/** Filters by the member of a row, which every list of members' records has without being told. */
const BY_MEMBER = new Set(['memberKeyword', 'memberId', 'memberType', 'level', 'inviterUid', 'tags']);

/**
 * The mock's resource of a contract: its filters, dates, orders and fields. Rows with a `memberId` are shown and
 * filtered with the columns of their member.
 */
export function described<Row extends Listed>(
  contract: Described,
  options: ReadOptions<Row>,
): Resource<Row, object> {
  const { row: shape, filters = {}, dates = [], sorts = [] } = contract;
  const path = contract.calls.list.path.replace(/\/list$/, '');
  const { derive, inWords, rows, isCommon, doneBy } = options;

  const names = Object.keys(shape);

  /** What a row has of its member. */
  const briefIn = (db: Db, { memberId }: Row, scope: Scope = EVERYBODY): object | undefined =>
    typeof memberId === 'number' ? briefOf(db, memberId, scope) : undefined;

  /** One value, without the others: thousands of rows are compared by it. */
  function valueOf(db: Db, row: Row, name: string): unknown {
    const derived = derive?.(db, row);
    if (derived && Object.hasOwn(derived, name)) return at(derived, name);
    if (Object.hasOwn(row, name)) return at(row, name);
    return valueIn([briefIn(db, row)], name);
  }

  const compared = Object.entries(filters).filter(([name]) => !('memberId' in shape && BY_MEMBER.has(name)));
  const narrows = compared.map(([name, terms]): [string, Narrow<Row>] => [
    name,
    options.filters?.[name] ??
      narrowOf<Row>(terms, terms.field ?? shape[name], (row, db) => valueOf(db, row, name)),
  ]);

  return {
    contract,
    name: path,
    title: options.title,
    target: contract.name,
    rows,
    ...(isCommon ? { isCommon } : {}),
    ...(doneBy ? { doneBy } : {}),
    find: (db, id) => (options.find ? options.find(db, id) : rows(db).find((row) => row.id === id)),
    question: questionOf<Row>(
      contract,
      Object.fromEntries(narrows),
      Object.fromEntries(dates.map((name) => [name, (row: Row) => amountOf(at(row, name))])),
    ),
    sorts: (db) =>
      Object.fromEntries(
        sorts.map((name) => [name, (row: Row) => sortValue(valueOf(db, row, name), shape[name])]),
      ),
    order: contract.order ?? (dates[0] === undefined ? undefined : `${dates[0]} desc`),
    wire: (db, row, viewer) => {
      const from = [inWords?.(db, row, viewer.lang), derive?.(db, row), row, briefIn(db, row, viewer)];
      const wire: Record<string, unknown> = {};
      for (const name of names) wire[name] = shownValue(shape, name, valueIn(from, name));
      return wire;
    },
    nameOf: (row) => firstText(shownValue(shape, contract.title, at(row, contract.title))),
  };
}
