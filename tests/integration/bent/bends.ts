import type { Shape } from '@/contract/field/field';
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
