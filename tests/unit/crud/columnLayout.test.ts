import { expect, test } from 'vitest';
import type { Column } from '@/crud/list/column';
import {
  arrange,
  fitWidth,
  isShown,
  moveColumn,
  orderKeys,
  pinColumn,
  readLayout,
  resizeColumn,
  showColumn,
  shownColumns,
} from '@/crud/list/columnLayout';

const column = (key: string, more: Partial<Column<object>> = {}): Column<object> => ({
  key,
  label: { keys: [], fallback: key },
  width: 100,
  cell: () => null,
  ...more,
});

const [a, b, c, d] = [column('a'), column('b'), column('c', { optional: true }), column('d', { pin: 'end' })];
const ALL = [a, b, c, d];
const keys = (columns: readonly Column<object>[]) => columns.map(({ key }) => key);

test('without changes the declared columns show, optional ones do not', () => {
  expect(keys(shownColumns(ALL, {}))).toEqual(['a', 'b', 'd']);
  expect(keys(arrange(ALL, {}))).toEqual(['a', 'b', 'c', 'd']);
});

test('only differences are kept', () => {
  expect(showColumn({}, a, false)).toEqual({ visible: { a: false } });
  expect(showColumn({ visible: { a: false } }, a, true)).toEqual({ visible: undefined });
  expect(showColumn({}, c, true)).toEqual({ visible: { c: true } });
  expect(pinColumn({}, d, 'end')).toEqual({ pins: undefined });
  expect(pinColumn({}, d, 'none')).toEqual({ pins: { d: 'none' } });
  expect(resizeColumn({}, a, 100)).toEqual({ widths: undefined });
  expect(resizeColumn({}, a, 133.4)).toEqual({ widths: { a: 133 } });
});

test('an order that is the declared one is not kept', () => {
  const moved = moveColumn({}, ALL, 'a', 2);
  expect(moved).toEqual({ order: ['b', 'c', 'a', 'd'] });
  expect(moveColumn(moved, ALL, 'a', 0)).toEqual({});
});

test('a column that is new since stands at its declared place, one that is gone is forgotten', () => {
  expect(orderKeys(['a', 'new', 'b', 'c'], ['c', 'gone', 'a', 'b'])).toEqual(['c', 'a', 'new', 'b']);
  expect(orderKeys(['new', 'a'], ['a'])).toEqual(['new', 'a']);
});

test('pinned columns stand at their side whatever the order says', () => {
  const layout = { pins: { b: 'start' as const } };
  expect(keys(shownColumns(ALL, layout))).toEqual(['b', 'a', 'd']);
});

test('a table is never without columns', () => {
  const layout = { visible: { a: false, b: false, d: false } };
  expect(ALL.filter((one) => isShown(one, layout))).toEqual([]);
  expect(shownColumns(ALL, layout)).toHaveLength(4);
});

test.each([
  [10, 60],
  [5000, 800],
  [99.6, 100],
])('a width of %f becomes %i', (width, fit) => expect(fitWidth(width)).toBe(fit));

test.each([null, 'x', 7, [], { schema: 2, visible: { a: false } }])(
  'what is no layout of this schema is none: %j',
  (stored) => {
    expect(shownColumns(ALL, readLayout(stored, 1)).map(({ key }) => key)).toEqual(['a', 'b', 'd']);
  },
);

test('broken parts of a stored layout are dropped, sound ones stay', () => {
  const layout = readLayout(
    {
      schema: 1,
      visible: { a: 'no', b: false },
      pins: { a: 'middle', b: 'start' },
      widths: { a: '100', b: 200 },
      order: ['b', 7, null, 'a'],
      density: 'enormous',
    },
    1,
  );
  expect(layout).toEqual({
    visible: { b: false },
    pins: { b: 'start' },
    widths: { b: 200 },
    order: ['b', 'a'],
    all: true,
  });
});

test.each([
  [{}, undefined],
  [{ density: 'small', wall: true }, undefined],
  [{ visible: { c: true } }, true],
  [{ order: ['b', 'a'] }, true],
  [{ widths: { a: 200 } }, true],
  [{ pins: { a: 'end' } }, true],
  [{ order: ['b', 'a'], all: false }, false],
  [{ order: ['b', 'a'], all: null }, undefined],
  [{ all: 'few' }, undefined],
  [{ all: true }, true],
])('columns that were arranged before those that fit could be drawn stay all of them: %j', (stored, all) => {
  expect(readLayout({ schema: 1, ...stored }, 1).all).toBe(all);
});
