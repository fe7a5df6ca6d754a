import type { Field, Kind, Shape, ShapeValue, WireValueOf } from '@/contract/field/field';
import { isNumericDict } from '../../src/contract/field/dictionaries';
import { readShape } from '../../src/contract/field/read';
import { isWithin } from '../../src/contract/guard';
import {
  bool,
  code,
  day,
  decimal,
  int,
  intMap,
  listOf,
  object,
  oneOf,
  picture,
  reason,
  signed,
  stamp,
  text,
  within,
} from './check';
import type { Check } from './check';
import type { Db } from './db';
import { inDictionary } from './dictionary';
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

const coded =
  (db: Db, { dict, named }: Field['options']): Check<string | number> =>
  (value, field) => {
    const given = code(value, field);
    if (dict && !inDictionary(db, dict, given)) throw invalid(field);
    if (named && !Object.values(named).some((one) => String(one) === given)) throw invalid(field);
    // Rows have numbers where the dictionary has them, however they were sent.
    return dict && isNumericDict(dict) ? Number(given) : given;
  };

const formed =
  (pattern: RegExp, check: Check<string>): Check<string> =>
  (value, field) => {
    const given = check(value, field);
    if (given !== '' && !pattern.test(given)) throw invalid(field);
    return given;
  };

const amount =
  (options: Field['options'], kind: Kind): Check<string> =>
  (value, field) => {
    const { signed: isSigned = false, zero = false } = options;
    const given = (isSigned ? signed : decimal)(value, field);
    if (!isWithin(given, options)) throw outOfBounds(field, options);
    // Amounts and prices of zero say nothing, unless the contract has a meaning for them.
    if (!zero && kind !== 'percent' && !/[1-9]/.test(given)) throw invalid(field);
    return given;
  };

/** A missing text is an empty one, unless the field needs some characters. */
const emptyText =
  (check: Check<string>, min: number): Check<string> =>
  (value, field) =>
    min === 0 && (value === undefined || value === null) ? '' : check(value, field);

/** The texts of three languages; refused by the name of the whole field. */
const threeTexts =
  (max: number | undefined, min: number): Check<{ zh: string; en: string; tw: string }> =>
  (value, field) => {
    const one = (least: number): Check<string> => {
      const check = emptyText(text(max, least), least);
      return (given) => check(given, field);
    };
    return object({ zh: one(min), en: one(0), tw: one(0) })(value, field);
  };

/** A note of at least so many characters is a reason: what is too short is refused as one. */
const LEAST_REASON = 5;

function required(db: Db, { kind, options, optional = false }: Field): Check<unknown> {
  const { choices = [], longest, min = 0, max, of, pattern, multiline = false, shape } = options;
  switch (kind) {
    case 'id':
    case 'member':
    case 'version':
    case 'minutes':
      return int;
    case 'ids':
      return listOf(int, max ?? 50);
    case 'versions':
      return intMap;
    case 'count':
      return within(min, max ?? 2_147_483_647);
    case 'flag':
      return oneOf<0 | 1>(0, 1);
    case 'bool':
      return bool;
    case 'code':
      return coded(db, options);
    case 'codes':
      return listOf(coded(db, options), max ?? 300);
    case 'choice':
      return oneOf(...choices);
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return amount(options, kind);
    case 'reason':
      return reason(min);
    case 'localText':
      return threeTexts(max, optional ? 0 : 1);
    case 'image':
      return picture;
    case 'images':
      return listOf(picture, max);
    case 'tags':
      return listOf(text(longest ?? 64, 1), max);
    case 'any':
      // The handler checks it.
      return (value: unknown) => value;
    case 'record':
      return bodyOf(db, shape ?? {});
    case 'options':
      return listOf(text(64, 1), max ?? 100);
    case 'list':
      return listOf(of ? required(db, of) : text(), max ?? 100);
    case 'records':
      return listOf(bodyOf(db, shape ?? {}), max);
    case 'time':
      return stamp;
    case 'day':
      return day;
    default: {
      if (multiline && min >= LEAST_REASON) return reason(min, max);
      const least = multiline ? min : Math.max(min, 1);
      const check = emptyText(text(max ?? (multiline ? 200 : 100), least), least);
      return pattern ? formed(pattern, check) : check;
    }
  }
}

/** Kinds whose empty text is a value of its own: nothing. */
const TEXTS = new Set<Kind>(['text', 'address', 'hash', 'link', 'masked', 'option', 'reference', 'image']);

/** A field that may be left out: missing and `null` leave it as it is, an empty text empties it. */
const leftOut =
  ({ kind }: Field, check: Check<unknown>): Check<unknown> =>
  (value, field) => {
    if (value === undefined || value === null) return undefined;
    if (value === '') return TEXTS.has(kind) ? '' : undefined;
    return check(value, field);
  };

/** Reads a body as the contract describes it: what it may leave out, its limits, its codes. */
export function bodyOf<S extends Shape>(db: Db, shape: S): Check<Sent<S>> {
  const check = object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => {
        const needed = required(db, field);
        return [name, field.optional ? leftOut(field, needed) : needed];
      }),
    ),
  );
  // Every field was just read by its own kind.
  return (value, field) => check(value, field) as Sent<S>;
}

/** The fields of a body that were not left out. */
export const sentFields = <Body extends object>(body: Body): Partial<Body> => {
  const sent: Partial<Body> = { ...body };
  for (const name of Object.keys(sent) as (keyof Body)[]) if (sent[name] === undefined) delete sent[name];
  return sent;
};

/** A body that was read as the contract describes it, with the types of its fields. */
export function typed<S extends Shape>(shape: S, body: object): ShapeValue<S> {
  const found = readShape(shape, body);
  if (!found) throw invalid('body');
  return found;
}
