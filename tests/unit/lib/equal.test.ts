import { expect, test } from 'vitest';
import { isEqual } from '@/lib/equal';

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
