import type { Field, Shape, ShapeValue } from '@/contract/field/field';
import { readShape } from '../../src/contract/field/read';
import { code, decimal, int, listOf, object, oneOf, optional, reason, signed, text } from './check';
import type { Check } from './check';
import type { Db } from './db';
import { inDictionary } from './dictionary';
import { invalid } from './refusal';

const within =
  (min: number, max: number): Check<number> =>
  (value, field) => {
    const number = int(value, field);
    if (number < min || number > max) throw invalid(field);
    return number;
  };

const coded =
  (db: Db, dict: string): Check<string | number> =>
  (value, field) => {
    const given = code(value, field);
    if (!inDictionary(db, dict, given)) throw invalid(field);
    return typeof value === 'number' ? value : given;
  };

const formed =
  (pattern: RegExp, check: Check<string>): Check<string> =>
  (value, field) => {
    const given = check(value, field);
    if (given !== '' && !pattern.test(given)) throw invalid(field);
    return given;
  };

/** A missing text is an empty one, unless the field needs some characters. */
const emptyText =
  (check: Check<string>, min: number): Check<string> =>
  (value, field) =>
    min === 0 && (value === undefined || value === null) ? '' : check(value, field);

function required(db: Db, { kind, options }: Field): Check<unknown> {
  const { dict, min = 0, max, pattern, multiline = false, signed: isSigned = false } = options;
  switch (kind) {
    case 'id':
    case 'member':
    case 'version':
      return int;
    case 'ids':
      return listOf(int, max ?? 50);
    case 'count':
      return within(min, max ?? 2_147_483_647);
    case 'flag':
      return oneOf<0 | 1>(0, 1);
    case 'code':
      return dict ? coded(db, dict) : code;
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return isSigned ? signed : decimal;
    case 'reason':
      return reason(min);
    case 'localText':
      return object({ zh: text(max, 1), en: emptyText(text(max), 0), tw: emptyText(text(max), 0) });
    default: {
      const least = multiline ? min : Math.max(min, 1);
      const check = emptyText(text(max ?? (multiline ? 200 : 100), least), least);
      return pattern ? formed(pattern, check) : check;
    }
  }
}

/** Reads a body as the contract describes it: what it may leave out, its limits, its codes. */
export const bodyOf = (db: Db, shape: Shape): Check<Record<string, unknown>> =>
  object(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => {
        const check = required(db, field);
        return [name, field.optional ? optional(check) : check];
      }),
    ),
  );

/** A body that was read as the contract describes it, with the types of its fields. */
export function typed<S extends Shape>(shape: S, body: object): ShapeValue<S> {
  const found = readShape(shape, body);
  if (!found) throw invalid('body');
  return found;
}
