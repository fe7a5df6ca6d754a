import * as v from 'valibot';
import { isNumericDict } from './dictionaries';
import type { DictType, NumericDict, TextDict } from './dictionaries';
import type { Field } from './field';
import { anyText, field } from './shared';

/** Named constants of a state: `{ pending: 1, approved: 2 } as const`. */
type Constants<Code> = Readonly<Record<string, Code>>;

const LONGEST_CODE = 64;

const readNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number))]),
  v.safeInteger(),
);

/** An empty code means that there is none; many servers leave it out. */
const readWord = v.union([
  v.pipe(
    v.nullish(v.null()),
    v.transform(() => ''),
  ),
  anyText(LONGEST_CODE),
]);

const isWord = (raw: unknown): boolean =>
  typeof raw === 'string' && raw.length <= LONGEST_CODE && raw.isWellFormed();

/**
 * A code of a dictionary; the constants name the codes that the client's code compares. An unknown code is read
 * and shown unchanged and equals no constant.
 */
export function code<const Code extends number>(
  dict: NumericDict,
  constants: Constants<Code>,
): Field<'code', Code, Code>;
export function code<const Code extends string>(
  dict: TextDict,
  constants: Constants<Code>,
): Field<'code', Code, Code>;
export function code(dict: NumericDict): Field<'code', number, number>;
export function code(dict: TextDict): Field<'code', string, string>;
export function code(
  dict: DictType,
  named?: Constants<number | string>,
): Field<'code', number | string, number | string> {
  const options = named ? { dict, named } : { dict };
  return isNumericDict(dict)
    ? field('code', v.number(), readNumber, Number.NaN, options, Number.isSafeInteger)
    : field('code', v.string(), readWord, '', options, isWord);
}

const orNone = <T>(read: v.GenericSchema<unknown, T>) =>
  v.union([
    v.pipe(
      v.nullish(v.null()),
      v.transform((): T[] => []),
    ),
    v.array(read),
  ]);

const areWords = (raw: unknown): boolean => Array.isArray(raw) && raw.every(isWord);

/** Several codes of a dictionary. */
export function codes(dict: NumericDict): Field<'codes', number[], number[]>;
export function codes(dict: TextDict): Field<'codes', string[], string[]>;
export function codes(dict: DictType): Field<'codes', (number | string)[], (number | string)[]> {
  return isNumericDict(dict)
    ? field('codes', v.array(v.number()), orNone<number | string>(readNumber), [], { dict })
    : field('codes', v.array(v.string()), orNone<number | string>(readWord), [], { dict }, areWords);
}
