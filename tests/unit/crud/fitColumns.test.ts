import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from '@/crud/list/column';
import type { Layout } from '@/crud/list/columnLayout';
import { columnWidth, grown } from '@/crud/list/columnWidths';
import { fitColumns } from '@/crud/list/fitColumns';
import { askedFor } from '@/crud/list/views';
import { shownAmount } from '@/lib/amount';
import { textWidth } from '@/lib/textWidth';

const column = (key: string, width: number, more: Partial<Column<string>> = {}): Column<string> => ({
  key,
  label: { keys: [], fallback: key },
  width,
  cell: (row) => row,
  ...more,
});

const NO_WIDTHS = new Map<string, number>();
const keys = (columns: readonly Column<string>[]) => columns.map(({ key }) => key).join(' ');

/** The operator has changed nothing. */
const FIT = {};

const drawnIn = (...given: Parameters<typeof fitColumns<string>>) => keys(fitColumns(...given).drawn);

const SIX = [
  column('no', 200, { pin: 'start' }),
  ...['a', 'b', 'c', 'd', 'e'].map((key) => column(key, 200)),
];

test.each([
  ['all that fit', FIT, 1200, 0, 'no a b c d e'],
  ['the first that fit, pinned ones among them', FIT, 1000, 0, 'no a b c d'],
  ['check boxes and actions take their part', FIT, 1000, 150, 'no a b c'],
  ['in a small place as many as in a larger one, to be scrolled to', FIT, 400, 0, 'no a b c'],
  [
    'what the operator asked for stays, and others make room',
    { ...FIT, visible: { e: true } },
    900,
    0,
    'no a b e',
  ],
  ['all, where the operator wants all', { all: true }, 900, 0, 'no a b c d e'],
  ['a column pinned at the end stays', { ...FIT, visible: {} }, 900, 0, 'no a b c'],
])('columns drawn: %s', (_, layout, room, beside, drawn) => {
  expect(drawnIn(SIX, NO_WIDTHS, layout, room, beside)).toBe(drawn);
});

test('columns that decide are drawn before others that stand further left, and each in its place', () => {
  const last = SIX.map((one) => (one.key === 'e' ? { ...one, decides: true } : one));
  expect(drawnIn(last, NO_WIDTHS, FIT, 900)).toBe('no a b e');
});

test.each([
  ['a filter', { values: { e: '1' }, sort: null }],
  ['a filter of several values', { values: { 'e[]': ['1', '2'] }, sort: null }],
  ['an order', { values: {}, sort: { column: 'e_at', direction: 'asc' } }],
] as const)('a column that %s is about is drawn before others that stand further left', (_, asked) => {
  const columns = SIX.map((one) => (one.key === 'e' ? { ...one, sort: 'e_at' } : one));
  const state = { reserved: {}, pageNum: 1, pageSize: 20, ...asked };
  expect(drawnIn(askedFor(columns, [], state), NO_WIDTHS, FIT, 900)).toBe('no a b e');
});

test('columns that decide are all drawn, where they have no room too', () => {
  const deciding = SIX.map((one) => ({ ...one, decides: one.key !== 'a' }));
  expect(drawnIn(deciding, NO_WIDTHS, FIT, 900)).toBe('no b c d e');
});

test('columns without room are counted, whether they are drawn or not', () => {
  const beyond = (layout: Layout, room: number) => fitColumns(SIX, NO_WIDTHS, layout, room).beyond;
  expect(beyond(FIT, 900)).toBe(2);
  expect(beyond({ all: true }, 900)).toBe(2);
  expect(beyond({ all: true }, 1200)).toBe(0);
});

test('a column that the operator draws wider makes no other one go', () => {
  const wide = SIX.map((one) => (one.key === 'a' ? { ...one, width: 700 } : one));
  const widths = new Map(SIX.map(({ key, width }) => [key, width]));
  expect(drawnIn(wide, widths, FIT, 1200)).toBe('no a b c d e');
});

test('what is left of the room goes to the columns that the operator has not drawn wider', () => {
  const [a, b, c] = [column('a', 100), column('b', 300), column('c', 200)];
  const layout = { ...FIT, widths: { b: 300 } };
  const widthsOf = (room: number) =>
    fitColumns([a, b, c], NO_WIDTHS, layout, room).drawn.map(({ width }) => width);
  expect(widthsOf(900)).toEqual([200, 300, 400]);
  expect(widthsOf(600)).toEqual([100, 300, 200]);
  expect(widthsOf(Number.POSITIVE_INFINITY)).toEqual([100, 300, 200]);
});

test('columns fit, keep their order, and are never none', () => {
  const widths = fc.array(fc.integer({ min: 60, max: 800 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 880, max: 2500 }), (all, room) => {
      const columns = all.map((width, at) => column(String(at), width));
      const { drawn } = fitColumns(columns, NO_WIDTHS, FIT, room);
      expect(keys(columns).startsWith(keys(drawn))).toBe(true);
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(room);
    }),
  );
});

const words = (head: string, longest = '') => ({ head, word: textWidth(longest) });

test.each([
  ['its own width', column('a', 110), words('状态', '待审核'), [], 110],
  ['as wide as its longest word', column('a', 92), words('Status', 'Second review'), [], 128],
  [
    'as wide as its longest word and what is drawn beside it',
    column('a', 92, { beside: 24 }),
    words('Status', 'Second review'),
    [],
    152,
  ],
  [
    'as wide as its head with the mark of its order',
    column('a', 60, { sort: 'a' }),
    words('Created at'),
    [],
    112,
  ],
  [
    'as wide as its amounts with their coins',
    column('a', 100, { amount: (row) => ({ ...shownAmount(row), unit: row.length > 4 ? 'BTC' : 'USDT' }) }),
    words('Amount'),
    ['1250000', '0.5'],
    136,
  ],
])('a column is %s', (_, one, room, rows, width) => {
  expect(columnWidth(one, room, rows)).toBe(width);
});

test('widths only grow, and are the same as before while none does', () => {
  const before = new Map([['a', 100]]);
  expect(grown(before, new Map([['a', 80]]))).toBe(before);
  expect([
    ...grown(
      before,
      new Map([
        ['a', 120],
        ['b', 60],
      ]),
    ),
  ]).toEqual([
    ['a', 120],
    ['b', 60],
  ]);
});
