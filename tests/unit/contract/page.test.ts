import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '@/contract/field/numbers';
import { id } from '@/contract/field/texts';
import { readPage } from '@/contract/page';
import { times } from '../../effort';

const shape = { id: id(), amount: money() };
const read = (raw: unknown) => readPage(shape, raw);

test('rows without a readable key are left out and counted, others keep what is readable', () => {
  const list = [
    { id: 1, amount: '1' },
    { id: 2, amount: 'much' },
    { amount: '3' },
    null,
    'row',
    [],
    { id: {} },
  ];
  expect(read({ list, total: 7 })).toEqual({
    list: [
      { id: '1', amount: '1' },
      { id: '2', amount: '', unreadable: ['amount'] },
    ],
    total: 7,
    skipped: 5,
  });
});

test.each([
  [3, 3],
  ['3', 3],
  [0, 0],
  [-1, null],
  [1.5, null],
  ['many', null],
  [null, null],
  [undefined, null],
  [{}, null],
])('the total %j is %j', (total, known) => {
  expect(read({ list: [], total })?.total).toBe(known);
});

test.each([
  null,
  undefined,
  5,
  'x',
  [],
  {},
  { list: null },
  { list: {} },
  { list: 'rows' },
  { rows: [], total: 1 },
])('%j is no page', (raw) => {
  expect(read(raw)).toBeNull();
});

test('nothing throws, and every row that came is shown or counted', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 2 })), fc.jsonValue({ maxDepth: 1 }), (list, total) => {
      const page = read({ list, total });
      expect((page?.list.length ?? 0) + (page?.skipped ?? 0)).toBe(list.length);
      expect(page?.list.every((row) => row.id !== '')).toBe(true);
    }),
    { numRuns: times(200) },
  );
});
