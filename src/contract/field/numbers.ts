import * as v from 'valibot';
import { isDecimal, unknownDecimal } from '../../lib/decimal';
import type { Decimal } from '../../lib/decimal';
import type { NumericDict } from './dictionaries';
import type { Field, FieldOptions, Kind } from './field';
import { field } from './shared';

const LONGEST_AMOUNT = 80;

/** Accepts plain decimals, and JSON numbers, whose digits the JSON parser has preserved. */
const readDecimal = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(LONGEST_AMOUNT)), v.pipe(v.number(), v.finite())]),
  v.transform((raw) => String(raw).trim()),
  v.guard(isDecimal),
);

const fitsDecimal = (raw: unknown) => isDecimal(raw) && raw.length <= LONGEST_AMOUNT;

const decimal = <const K extends Kind>(kind: K, options: FieldOptions = {}): Field<K, Decimal, string> =>
  field(
    kind,
    v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/)),
    readDecimal,
    unknownDecimal(),
    options,
    fitsDecimal,
  );

/** An amount of a coin; `coin` names the field with the coin, `goal` the one with the whole that it is a part of. */
export const money = (
  options: Pick<
    FieldOptions,
    | 'coin'
    | 'otherwise'
    | 'feeType'
    | 'scale'
    | 'signed'
    | 'zero'
    | 'alarmBelow'
    | 'limit'
    | 'goal'
    | 'min'
    | 'max'
  > = {},
) => decimal('money', options);

/** A value in USDT. */
export const usdt = (options: Pick<FieldOptions, 'signed' | 'min' | 'max'> = {}) => decimal('usdt', options);

/** A price of one thing in another, an exchange rate, odds. */
export const rate = (options: Pick<FieldOptions, 'scale' | 'min' | 'max'> = {}) => decimal('rate', options);

/** A percentage: `0.05` is 0.05 %. */
export const percent = (options: Pick<FieldOptions, 'scale' | 'signed' | 'zero' | 'min' | 'max'> = {}) =>
  decimal('percent', options);

const readInteger = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
);

/** `NaN`: every comparison with it is false, and it is shown as a dash. */
const UNKNOWN = Number.NaN;

const integer = <const K extends Kind>(kind: K, options: FieldOptions = {}): Field<K, number, number> =>
  field(kind, v.pipe(v.number(), v.integer()), readInteger, UNKNOWN, options, Number.isSafeInteger);

/** An integer. `goal` names the field with its target, `min` and `max` bound the input. */
export const count = (options: Pick<FieldOptions, 'goal' | 'min' | 'max'> = {}) => integer('count', options);

/** Waiting time in minutes; `urgency` names the field that says how urgent that is. */
export const minutes = (options: Pick<FieldOptions, 'urgency'> = {}) => integer('minutes', options);

/** Increases with every change of a record; a write sends the version it is based on. */
export const version = () => integer('version');

const ON = new Set<unknown>([1, '1', true, 'true']);
const OFF = new Set<unknown>([0, '0', false, 'false']);

const readFlag = v.pipe(
  v.unknown(),
  v.check((raw) => ON.has(raw) || OFF.has(raw)),
  v.transform((raw): 0 | 1 => (ON.has(raw) ? 1 : 0)),
);

const isFlag = (raw: unknown) => raw === 0 || raw === 1;

/** On (1) or off (0). */
export const flag = (dict: NumericDict = 'sys_yes_no'): Field<'flag', 0 | 1, 0 | 1> =>
  field('flag', v.picklist([0, 1]), readFlag, 0, { dict }, isFlag);

const readBool = v.pipe(
  readFlag,
  v.transform((flag) => flag === 1),
);

/** A JSON boolean. */
export const bool = (): Field<'bool', boolean, boolean> =>
  field('bool', v.boolean(), readBool, false, { dict: 'sys_yes_no' }, (raw) => typeof raw === 'boolean');
