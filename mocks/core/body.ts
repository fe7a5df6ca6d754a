import type { Field, Kind, Shape, ShapeValue, WireValueOf } from '@/contract/field/field';
import { isNumericDict } from '../../src/contract/field/dictionaries';
import { readShape } from '../../src/contract/field/read';
import { isEmptyHtml } from '../../src/contract/html/plain';
import { isAllowedHtml } from '../../src/contract/html/wellFormed';
import { isWithin } from '../../src/contract/guard';
import {
  amountPattern,
  countLimits,
  isReason,
  listLimits,
  mayBeMissing,
  MOST_DECIMALS,
  textLimits,
  textPattern,
  wordLimits,
} from '../../src/contract/field/limits';
import {
  bool,
  day,
  int,
  intMap,
  key,
  listOf,
  object,
  oneOf,
  picture,
  reason,
  stamp,
  text,
  within,
  withinDecimals,
} from './check';
import type { Check } from './check';
import type { Db } from './db';
import { inDictionary } from './dictionary';
import { typedQuery } from './query';
import { invalid, outOfBounds } from './refusal';

interface Given {
  id: number;
  member: number;
  ids: number[];
  versions: Map<string, number>;
}

type GivenBy<F, K> = K extends keyof Given ? Given[K] : WireValueOf<F>;

/** A body as it was read: keys are numbers, as tables have them; what was left out is `undefined`. */
export type Sent<S extends Shape> = {
  [N in keyof S]: S[N] extends Field<infer K extends Kind>
    ? GivenBy<S[N], K> | (undefined extends WireValueOf<S[N]> ? undefined : never)
    : never;
};

const LONGEST_CODE = 64;

const coded =
  (db: Db, { dict, named }: Field['options']): Check<string | number> =>
  (value, field) => {
    const given = dict && isNumericDict(dict) ? int(value, field) : text(LONGEST_CODE)(value, field);
    if (dict && !inDictionary(db, dict, given)) throw invalid(field);
    if (named && !Object.values(named).includes(given)) throw invalid(field);
    return given;
  };

const formed =
  (pattern: RegExp | undefined, check: Check<string>): Check<string> =>
  (value, field) => {
    const given = check(value, field);
    if (pattern && !pattern.test(given)) throw invalid(field);
    return given;
  };

/** Money travels as text: a JSON number is refused. @throws Refusal 40000, 42203 for more decimals than the field has */
function amount(field: Field): Check<string> {
  const pattern = amountPattern(field, MOST_DECIMALS);
  const { scale = MOST_DECIMALS } = field.options;
  return (value, name) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw invalid(name);
    withinDecimals(value, scale);
    if (!isWithin(value, field.options)) throw outOfBounds(name, field.options);
    return value;
  };
}

/** The texts of three languages; refused by the name of the whole field. */
function threeTexts(field: Field): Check<{ zh: string; en: string; tw: string }> {
  const { min, max } = textLimits(field);
  return (value, name) => {
    const one: Check<string> = (given) => text(max, min)(given, name);
    const other: Check<string> = (given) => (given === undefined ? '' : text(max)(given, name));
    return object({ zh: one, en: other, tw: other })(value, name);
  };
}

/** The same of formatted texts, each with nothing in it that is not allowed; an optional one may show nothing. */
function threeHtml({ options: { max }, optional }: Field): Check<{ zh: string; en: string; tw: string }> {
  return (value, name) => {
    const one: Check<string> = (given) => {
      const html = text(max)(given, name);
      if (!isAllowedHtml(html)) throw invalid(name);
      return html;
    };
    const other: Check<string> = (given) => (given === undefined ? '' : one(given, name));
    const texts = object({ zh: one, en: other, tw: other })(value, name);
    if (!optional && isEmptyHtml(texts.zh)) throw invalid(name);
    return texts;
  };
}

function required(db: Db, field: Field): Check<unknown> {
  const { kind, options } = field;
  const { choices = [], of, shape } = options;
  const several = <T>(check: Check<T>): Check<T[]> => {
    const { min, max } = listLimits(field);
    return listOf(check, max, min);
  };
  switch (kind) {
    case 'id':
    case 'member':
      return key;
    case 'version':
      return int;
    case 'ids':
      return several(key);
    case 'versions':
      return intMap;
    case 'count':
    case 'minutes': {
      const { min, max } = countLimits(field);
      return within(min, max);
    }
    case 'flag':
      return oneOf<0 | 1>(0, 1);
    case 'bool':
      return bool;
    case 'code':
      return coded(db, options);
    case 'codes':
      return several(coded(db, options));
    case 'choice':
      return oneOf(...choices);
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return amount(field);
    case 'localText':
      return threeTexts(field);
    case 'html':
      return threeHtml(field);
    case 'image':
      return picture;
    case 'images':
      return several(picture);
    case 'tags':
    case 'options': {
      const { min, max } = wordLimits(field);
      return several(text(max, min));
    }
    case 'any':
      // The handler checks it.
      return (value: unknown) => value;
    case 'record':
      return bodyOf(db, shape ?? {});
    case 'list':
      return several(of ? required(db, of) : text());
    case 'records':
      return several(bodyOf(db, shape ?? {}));
    case 'time':
      return stamp;
    case 'day':
      return day;
    default: {
      const { min, max } = textLimits(field);
      if (isReason(field)) return reason(options.min ?? min, max);
      return formed(textPattern(field), text(max, min));
    }
  }
}

/** A field that may be left out, and one that may be nothing. */
const leftOut =
  (described: Field, check: Check<unknown>): Check<unknown> =>
  (value, field) => {
    const { kind, optional = false, nullable = false } = described;
    if (value === undefined && !optional && mayBeMissing(described)) return '';
    if (optional && (value === undefined || (kind === 'reason' && value === ''))) return undefined;
    if (value === null && nullable) return null;
    return check(value, field);
  };

/** Reads a body as the contract describes it: what it may leave out, its limits, its codes. */
export function bodyOf<S extends Shape>(db: Db, shape: S): Check<Sent<S>> {
  const check = object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => {
        return [name, leftOut(field, required(db, field))];
      }),
    ),
  );
  // Every field was just read by its own kind.
  return (value, field) => check(value, field) as Sent<S>;
}

const isNumeric = ({ kind, options: { dict } }: Field): boolean =>
  kind === 'count' || kind === 'flag' || (kind === 'code' && dict !== undefined && isNumericDict(dict));

/** Reads a query as the contract describes it. */
export function queryOf<S extends Shape>(db: Db, shape: S): Check<Sent<S>> {
  const check = bodyOf(db, shape);
  const numeric = new Set(Object.keys(shape).filter((name) => shape[name] && isNumeric(shape[name])));
  return (value, field) =>
    check(
      typedQuery(value, (name) => numeric.has(name)),
      field,
    );
}

/** The fields of a body that were not left out. */
export const sentFields = <Body extends object>(body: Body): Partial<Body> => {
  const sent: Partial<Body> = { ...body };
  for (const name of Object.keys(sent) as (keyof Body)[]) if (sent[name] === undefined) delete sent[name];
  return sent;
};

/** The fields of a record in a body, as the client has them; the id of the request is none. */
export type Typed<S extends Shape> = ShapeValue<Omit<S, 'requestId'>>;

/** Fields of a record in a body that was read as the contract describes it, with their types. */
export function typed<S extends Shape>(shape: S, body: object): Typed<S> {
  const { requestId: _requestId, ...fields } = shape;
  const found = readShape(fields, body);
  if (!found) throw invalid('body');
  return found;
}
