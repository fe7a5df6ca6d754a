import { expect, test } from 'vitest';
import { isEqual } from '@/lib/equal';
import { containsAll, unique, uniqueBy, withoutBlankRows } from '@/lib/lists';

test('duplicates go, the first of each stays, and falsy keys are keys', () => {
  expect(unique([2, 1, 2, 0, 0])).toEqual([2, 1, 0]);
  const rows = [
    { id: 0, n: 'a' },
    { id: 1, n: 'b' },
    { id: 0, n: 'c' },
  ];
  expect(uniqueBy(rows, ({ id }) => id)).toEqual([
    { id: 0, n: 'a' },
    { id: 1, n: 'b' },
  ]);
});

test('all of some are among all, strictly; nothing always is', () => {
  expect([containsAll([1, 2], [2, 2]), containsAll([1, 2], [3]), containsAll<unknown>([1], ['1'])]).toEqual([
    true,
    false,
    false,
  ]);
  expect([containsAll([], []), containsAll([], [1])]).toEqual([true, false]);
});

test('rows are blank when every value is exactly the empty text', () => {
  expect(withoutBlankRows([{ a: '', b: '' }, { a: '', b: 0 }, { a: ' ', b: '' }, {}])).toEqual([
    { a: '', b: 0 },
    { a: ' ', b: '' },
  ]);
});

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, null, true],
  [null, {}, false],
  [undefined, null, false],
  [Number.NaN, Number.NaN, true],
  [0, -0, true],
  [{}, {}, true],
  [[], {}, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 }, true],
  [{ a: undefined }, {}, false],
  [{ a: undefined }, { b: undefined }, false],
  [Object.create(null), {}, true],
  [new Date(0), new Date(0), false],
  ['', 0, false],
])('%j and %j being equal is %s', (a, b, equal) => {
  expect(isEqual(a, b)).toBe(equal);
  expect(isEqual(b, a)).toBe(equal);
});
