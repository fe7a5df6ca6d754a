import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from '@/crud/list/column';
import { pointRoom } from '@/crud/list/pointRoom';

const column = (width: number): Column<string> => ({
  key: 'amount',
  label: { keys: [], fallback: 'amount' },
  width,
  cell: (row) => row,
  amount: (row) => row,
});

test.each([
  ['as many digits as the amount with the most of them', ['127000', '26.5', '-0.0947'], 170, 4],
  ['none where no amount has any', ['1', '20', '300'], 150, 0],
  ['zeros at the end are not shown', ['1.5000'], 150, 1],
  ['what is longer than the room does not count', ['127000', '26.52', '0.000000000000000001'], 150, 2],
  ['none where the column is too narrow', ['123456789012', '0.5'], 120, 0],
  ['an amount that is not known', ['', '0.25'], 150, 2],
])('room after the point: %s', (_, rows, width, room) => {
  expect(pointRoom(column(width), rows)).toBe(room);
});

test('a column without amounts has no room after a point', () => {
  const { amount: _, ...plain } = column(150);
  expect(pointRoom(plain, ['1.25'])).toBe(0);
});

test('the amounts with their room are never wider than the column', () => {
  const digits = (most: number) =>
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: most }).map((all) => all.join(''));
  const amount = fc
    .tuple(digits(12), fc.option(digits(18)))
    .map(([whole, part]) => (part ? `${whole}.${part}` : whole));
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), fc.integer({ min: 80, max: 400 }), (rows, width) => {
      const room = pointRoom(column(width), rows);
      if (room === 0) return;
      const longest = Math.max(...rows.map((row) => (row.split('.')[0] ?? '').length));
      expect(8 * (longest + room) + 4 * Math.floor((longest - 1) / 3) + 4 + 16 + 40).toBeLessThanOrEqual(
        width,
      );
    }),
  );
});
