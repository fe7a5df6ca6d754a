import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountsOf, amountsWidth } from '@/crud/list/amounts';
import type { Column } from '@/crud/list/column';
import { shownAmount } from '@/lib/amount';

/** An amount and its coin as one text: `12.5 BTC`. */
const column = (width: number): Column<string> => ({
  key: 'amount',
  label: { keys: [], fallback: 'amount' },
  width,
  cell: (row) => row,
  amount: (row) => {
    const [value = '', unit] = row.split(' ');
    return value === '' ? null : { ...shownAmount(value), unit };
  },
});

const roomOf = (rows: readonly string[], width: number) => amountsOf(column(width), rows).room;

test.each([
  ['as many digits as the amount with the most of them', ['127000', '26.5', '-0.0947'], 130, 4],
  ['none where no amount has any', ['1', '20', '300'], 150, 0],
  ['zeros at the end are not shown', ['1.5000'], 150, 1],
  ['a cut amount has eight and its mark', ['1.0123456789012'], 150, 10],
  ['an amount below the last digit has eight', ['0.000000000000000001', '1'], 150, 8],
  ['what is longer than the room does not count', ['127000', '26.52', '0.12345678'], 130, 2],
  ['none where the column is too narrow', ['123456789012', '0.5'], 120, 0],
  ['an amount that is not known', ['', '0.25'], 150, 2],
])('room after the point: %s', (_, rows, width, room) => {
  expect(roomOf(rows, width)).toBe(room);
});

test('a column without amounts has no room after a point and takes no width', () => {
  const { amount: _, ...plain } = column(150);
  expect(amountsOf(plain, ['1.25'])).toEqual({ room: 0, unit: null, slot: 0 });
  expect(amountsWidth(plain, ['1.25']).width).toBe(0);
});

test.each([
  ['one coin stands in the head', ['1 USDT', '2.5 USDT'], 'USDT', 0],
  ['a row without an amount has no say', ['1 USDT', ''], 'USDT', 0],
  ['coins of their own stand in slots of one width', ['1 USDT', '2.5 BTC'], null, 4],
  ['the longest coin says how wide the slots are', ['1 USDT', '2.5 1000PEPE'], null, 8],
  ['an amount without its coin keeps the others beside theirs', ['1 USDT', '2'], null, 4],
  ['a percent sign stays beside its figure', ['1 %', '2.5 %'], null, 4],
  ['a price has no coin', ['1', '2.5'], null, 0],
])('%s', (_, rows, unit, slot) => {
  expect(amountsOf(column(150), rows)).toMatchObject({ unit, slot });
});

const digits = (most: number) =>
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: most }).map((all) => all.join(''));

const amount = fc
  .tuple(digits(12), fc.option(digits(18)), fc.constantFrom('', ' BTC', ' USDT'))
  .map(([whole, part, coin]) => `${whole}${part ? `.${part}` : ''}${coin}`);

/** Pixels of a digit, a comma or a point, and a coin, somewhat less than the table counts with. */
const widthOf = (row: string, room: number, slot: number): number => {
  const [value = ''] = row.split(' ');
  const [whole = ''] = value.split('.');
  return 8 * (whole.length + room) + 4 * Math.floor((whole.length - 1) / 3) + 4 + 16 + slot * 8;
};

test('the amounts with their room are never wider than the column', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), fc.integer({ min: 80, max: 400 }), (rows, width) => {
      const { room, slot } = amountsOf(column(width), rows);
      if (room === 0) return;
      for (const row of rows) expect(widthOf(row, room, slot)).toBeLessThanOrEqual(width);
    }),
  );
});

test('a column as wide as its amounts take has all their points below each other', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), (rows) => {
      const { width } = amountsWidth(column(0), rows);
      const most = Math.max(
        ...rows.map((row) => {
          const [value = ''] = row.split(' ');
          const { text, isCut } = shownAmount(value);
          return (text.split('.')[1] ?? '').length + (isCut ? 2 : 0);
        }),
      );
      expect(roomOf(rows, width)).toBe(most);
    }),
  );
});

test('a tight column is as wide as its longest amount', () => {
  const rows = ['128000', '0.102693'];
  const tight = { ...column(0), tight: true };
  expect(amountsWidth(tight, rows).width).toBe(80);
  expect(amountsWidth(column(0), rows).width).toBe(127);
});
