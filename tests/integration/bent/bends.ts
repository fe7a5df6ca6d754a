import type { Field, Kind, Shape } from '@/contract/field/field';
import type { Answering } from './calls';
import { oneOf } from './random';
import type { Random } from './random';
import { sampleRecord } from './samples';

/** What may stand in place of a value; the good one is given. `undefined` leaves it out. */
const BENDS: Readonly<Record<string, (good: unknown) => unknown>> = {
  missing: () => undefined,
  null: () => null,
  record: () => ({ zh: 5 }),
  list: () => ['x', 5, null],
  number: () => 7.5,
  text: () => 'text',
  numberAsText: () => '7.5',
  empty: () => '',
  boolean: () => true,
  below: () => -3,
  nested: (good) => [[good]],
  wrapped: (good) => ({ value: good }),
  huge: () => 'x'.repeat(30_000),
  hugeNumber: () => 1e300,
  halfCharacter: () => 'a\ud800',
  brokenAddress: () => 'http://[',
  unknownCode: () => 987_654,
};

const NAMES = Object.keys(BENDS);

const bendOf = (place: number) => BENDS[NAMES[place % NAMES.length] ?? ''] ?? ((good: unknown) => good);

/** One row for each bend; across them every field meets every bend, except the key, without which no row is drawn. */
export const fullyBent = (shape: Shape, seed: number): Record<string, unknown>[] =>
  NAMES.map((_, line) => {
    const entries = Object.entries(sampleRecord(shape, line + 1));
    return Object.fromEntries(
      entries.map(([name, good], place) => [name, name === 'id' ? good : bendOf(line + place + seed)(good)]),
    );
  });

/** The same with most fields good, as answers are bent in life. */
export const sparselyBent = (shape: Shape, seed: number): Record<string, unknown>[] =>
  NAMES.map((_, line) => {
    const entries = Object.entries(sampleRecord(shape, line + 1));
    return Object.fromEntries(
      entries.map(([name, good], place) => {
        const isBent = name !== 'id' && (place * 7 + line * 3 + seed) % 6 === 0;
        return [name, isBent ? bendOf(line + place + seed)(good) : good];
      }),
    );
  });

/** Answers that are no page, or one with something wrong about it. */
export const bentPages = (shape: Shape): Readonly<Record<string, unknown>> => {
  const good = [sampleRecord(shape, 1), sampleRecord(shape, 2)];
  return {
    nothing: null,
    'an empty record': {},
    'an empty list': [],
    'a text': 'x',
    'a number': 5,
    'no rows': { list: null, total: 2 },
    'rows by key': { list: { 1: good[0] }, total: 2 },
    'rows that are none': { list: [null, 'x', 5, [], {}, [good[0]], ...good], total: 8 },
    'a total below zero': { list: good, total: -1 },
    'a total that is a word': { list: good, total: 'many' },
    'a total out of all bounds': { list: good, total: 1e300 },
    'the same row twice': { list: [good[0], good[0]], total: 2 },
    'the data of another call': { info: { name: '' }, values: [], success: [], failed: [] },
    'rows in another place': { rows: good, count: 2 },
  };
};

/** How much of an answer is bent. */
interface Amount {
  random: Random;
  /** From 0 to 1: how many of the fields are bent. */
  share: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Bends what is inside a value: its fields, its entries. */
function bendInside({ options: { shape, of } }: Field, good: unknown, amount: Amount): unknown {
  if (Array.isArray(good)) {
    const list: unknown[] = good;
    if (shape) return list.map((one) => (isObject(one) ? bendRecord(shape, one, amount) : one));
    return of ? list.map((one) => bendField(of, one, amount)) : list;
  }
  if (!isObject(good)) return good;
  if (shape) return bendRecord(shape, good, amount);
  return of
    ? Object.fromEntries(Object.entries(good).map(([name, one]) => [name, bendField(of, one, amount)]))
    : good;
}

function bendField(field: Field, good: unknown, amount: Amount): unknown {
  const { random, share } = amount;
  if (random() >= share) return bendInside(field, good, amount);
  const bend = oneOf(Object.values(BENDS), random);
  return bend ? bend(good) : good;
}

/** The record with some of its fields bent, at every depth; its key is left, which decides what is shown at all. */
const bendRecord = (shape: Shape, good: Record<string, unknown>, amount: Amount): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(good).map(([name, value]) => {
      const field = shape[name];
      return [name, name === 'id' || !field ? value : bendField(field, value, amount)];
    }),
  );

const isField = (described: Shape | Field): described is Field => typeof described.kind === 'string';

/** The answer of a call with some of its fields bent. */
export function bendAnswer({ row, answer }: Answering, good: unknown, amount: Amount): unknown {
  if (row && isObject(good) && Array.isArray(good['list'])) {
    const list: unknown[] = good['list'];
    return { ...good, list: list.map((one) => (isObject(one) ? bendRecord(row, one, amount) : one)) };
  }
  if (!answer) return good;
  if (isField(answer)) return bendInside(answer, good, amount);
  return isObject(good) ? bendRecord(answer, good, amount) : good;
}

/** Answers that are not what was asked for at all. */
export const WRONG_ANSWERS: Readonly<Record<string, unknown>> = {
  'an empty record': {},
  nothing: null,
  'an empty list': [],
  'a text': 'x',
  'a number': 5,
  'a list of texts': ['x', null, 5],
  'the data of another call': { info: { name: '' }, values: [], list: [{ id: 7, key: 'x' }], total: 1 },
  yes: true,
};

const AMOUNTS: readonly Kind[] = ['money', 'usdt', 'rate', 'percent'];

const NO_AMOUNT = { is: 'no amount' };

function withoutAmountsIn(described: Shape | Field, good: unknown): unknown {
  if (isField(described)) {
    const { kind, options } = described;
    if (AMOUNTS.includes(kind)) return NO_AMOUNT;
    const inside = options.shape ?? options.of;
    if (!inside) return good;
    if (Array.isArray(good)) return good.map((one: unknown) => withoutAmountsIn(inside, one));
    if (!isObject(good) || options.shape) return withoutAmountsIn(inside, good);
    return Object.fromEntries(
      Object.entries(good).map(([name, one]) => [name, withoutAmountsIn(inside, one)]),
    );
  }
  if (!isObject(good)) return good;
  return Object.fromEntries(
    Object.entries(good).map(([name, value]) => {
      const field = described[name];
      return [name, field ? withoutAmountsIn(field, value) : value];
    }),
  );
}

/** The same answer, but none of its amounts can be read. */
export function withoutAmounts({ row, answer }: Answering, good: unknown): unknown {
  if (row && isObject(good) && Array.isArray(good['list'])) {
    return { ...good, list: good['list'].map((one: unknown) => withoutAmountsIn(row, one)) };
  }
  return answer ? withoutAmountsIn(answer, good) : good;
}
