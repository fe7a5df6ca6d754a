import type { Field } from '@/contract/field/field';
import { isNumericDict } from '@/contract/field/dictionaries';
import type { FilterTerms } from '@/contract/filter';
import type { Resource } from '@/contract/resource';
import { compareDecimals } from './compare';
import { isRow, textOf } from './faults';
import type { Row } from './faults';

/** A filter with a value, and the rows it keeps. */
export interface Question {
  filter: string;
  given: Record<string, string | string[]>;
  /** Id of a row that has the value. */
  has?: unknown;
  /** Whether a row may be in the answer; missing when its own fields do not tell. */
  fits?: (row: Row) => boolean;
  /** True: no row may be in the answer. */
  empty?: boolean;
}

/** A value that no record has, well formed for its field. */
export function nothingOf(field: Field | undefined): string {
  switch (field?.kind) {
    case 'id':
    case 'member':
    case 'count':
    case 'version':
      return '888888888';
    case 'code':
    case 'codes':
      return field.options.dict && isNumericDict(field.options.dict) ? '987654' : 'no-such-value';
    default:
      return 'no-such-value';
  }
}

const valuesOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String);
  if (isRow(value)) return Object.values(value).map(String);
  return value === null || value === undefined || value === '' ? [] : [textOf(value)];
};

/** The middle of a text, without blanks at its ends. */
const partOf = (text: string): string =>
  text.length < 4 ? text : text.slice(1, -1).trim().slice(0, 100) || text;

/** Fields whose values are the same in any case. */
const ANY_CASE = new Set<Field['kind']>(['address', 'hash']);

const same = (field: Field, a: string, b: string): boolean =>
  ANY_CASE.has(field.kind) ? a.toLowerCase() === b.toLowerCase() : a === b;

/** Filters that also look into another field of the row. */
const ALSO: Readonly<Record<string, string>> = { 'withdraw.toAddress': 'memo' };

/** Filters that compare something else than the row's field of the same name shows: the accounts of a member, a masked account. */
const OF_PARTS = new Set(['assetGroup.usdtValue', 'loginError.account']);

/** A row with a value of the field, if possible one that not all rows share. */
function sampleOf(rows: readonly Row[], name: string): { row: Row; value: string } | null {
  const first = valuesOf(rows[0]?.[name])[0];
  const other = rows.find((row) => valuesOf(row[name]).length > 0 && valuesOf(row[name])[0] !== first);
  const row = other ?? rows.find((one) => valuesOf(one[name]).length > 0);
  const value = valuesOf(row?.[name])[0];
  return row && value !== undefined ? { row, value } : null;
}

/** What an amount in USDT may have become since it was read: its coin's price moves. */
const DRIFT = 0.02;

/** A value moved by a share of itself, down for -1 and up for 1. */
const moved = (value: string, sign: 1 | -1): string =>
  (Number(value) + sign * Math.abs(Number(value)) * DRIFT).toFixed(8);

function rangeQuestions(name: string, field: Field | undefined, rows: readonly Row[]): Question[] {
  const above: Question = { filter: name, given: { [`${name}Min`]: '99999999999999' }, empty: true };
  const found = sampleOf(rows, name);
  if (!found) return [above];
  const { row, value } = found;
  const moves = field?.kind === 'usdt';
  const [least, most] = moves ? [moved(value, -1), moved(value, 1)] : [value, value];
  const [lowest, highest] = moves ? [moved(least, -1), moved(most, 1)] : [value, value];
  const within = (one: Row, holds: (own: string) => boolean): boolean => {
    const own = valuesOf(one[name]);
    return own.length > 0 && own.every(holds);
  };
  const isNotBelow = (one: Row) => within(one, (own) => compareDecimals(own, lowest) >= 0);
  const isNotAbove = (one: Row) => within(one, (own) => compareDecimals(own, highest) <= 0);
  const has = row['id'];
  return [
    above,
    {
      filter: name,
      given: { [`${name}Min`]: least, [`${name}Max`]: most },
      has,
      fits: (one) => isNotBelow(one) && isNotAbove(one),
    },
    { filter: name, given: { [`${name}Min`]: least }, has, fits: isNotBelow },
    { filter: name, given: { [`${name}Max`]: most }, has, fits: isNotAbove },
  ];
}

function plainQuestions(
  resource: Resource,
  name: string,
  { how }: FilterTerms,
  field: Field,
  rows: readonly Row[],
): Question[] {
  const asked = (value: string) => ({ [name]: how === 'anyOf' ? [value] : value });
  const found = field.kind === 'masked' ? null : sampleOf(rows, name);
  const isSwitch = field.kind === 'flag' || field.kind === 'bool';
  const none: Question[] = isSwitch ? [] : [{ filter: name, given: asked(nothingOf(field)), empty: true }];
  if (!found) return none;
  const { row, value } = found;
  const also = ALSO[`${resource.name}.${name}`];
  const own = (one: Row): string[] => [...valuesOf(one[name]), ...(also ? valuesOf(one[also]) : [])];
  if (how === 'contains') {
    const part = partOf(value);
    const fits = (one: Row) => own(one).some((text) => text.toLowerCase().includes(part.toLowerCase()));
    const inCapitals = { filter: name, given: asked(part.toUpperCase()), has: row['id'], fits };
    return [...none, { filter: name, given: asked(part), has: row['id'], fits }, inCapitals];
  }
  const fits = (one: Row) => own(one).some((text) => same(field, text, value));
  return [...none, { filter: name, given: asked(value), has: row['id'], fits }];
}

/** `memberKeyword` looks in several fields of the member, of which the UID stands in the row. */
const byUid = (rows: readonly Row[]): Question[] => {
  const found = sampleOf(rows, 'uid');
  const none = { filter: 'memberKeyword', given: { memberKeyword: 'no-such-member' }, empty: true };
  if (!found) return [none];
  const { row, value } = found;
  const fits = (one: Row) => one['uid'] === value;
  return [none, { filter: 'memberKeyword', given: { memberKeyword: value }, has: row['id'], fits }];
};

/** Questions that show whether each filter of a list filters. */
export function questionsOf(resource: Resource, rows: readonly Row[]): Question[] {
  const { filters = {}, row, calls } = resource;
  return Object.entries(filters).flatMap(([name, terms]) => {
    if (calls.list.query?.[name] || terms.how === 'toggle') return [];
    if (name === 'memberKeyword') return byUid(rows);
    const own = OF_PARTS.has(`${resource.name}.${name}`) ? undefined : row[name];
    if (terms.how === 'range') return rangeQuestions(name, own, own ? rows : []);
    const field = own ?? terms.field;
    if (!field) return [];
    // The row does not show what a filter with a field of its own compares, unless it has the same name.
    return plainQuestions(resource, name, terms, field, own ? rows : []);
  });
}
