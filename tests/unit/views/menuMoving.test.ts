import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingButtons } from '@/views/system/menu/buttons';
import { dropped, stepped } from '@/views/system/menu/moving';
import type { Order, Placed } from '@/views/system/menu/moving';

const ROWS: readonly Placed[] = [
  ['1', '0'],
  ['11', '1'],
  ['12', '1'],
  ['13', '1'],
  ['2', '0'],
  ['21', '2'],
].map(([id = '', parentId = '']) => ({ id, parentId }));

test.each([
  ['13', { over: '11', where: 'before' }, { parentId: '1', ids: ['13', '11', '12'] }],
  ['11', { over: '12', where: 'after' }, { parentId: '1', ids: ['12', '11', '13'] }],
  ['11', { over: '2', where: 'inside' }, { parentId: '2', ids: ['21', '11'] }],
  ['21', { over: '1', where: 'before' }, { parentId: '0', ids: ['21', '1', '2'] }],
  ['11', { over: '12', where: 'before' }, null],
  ['1', { over: '11', where: 'inside' }, null],
  ['1', { over: '1', where: 'after' }, null],
  ['7', { over: '1', where: 'after' }, null],
] as const)('%s dropped %o gives %o', (id, drop, order) => {
  expect(dropped(ROWS, id, drop)).toEqual(order);
});

test.each([
  ['12', 'up', { parentId: '1', ids: ['12', '11', '13'] }],
  ['11', 'up', null],
  ['12', 'down', { parentId: '1', ids: ['11', '13', '12'] }],
  ['13', 'down', null],
  ['12', 'in', { parentId: '11', ids: ['12'] }],
  ['1', 'in', null],
  ['12', 'out', { parentId: '0', ids: ['1', '12', '2'] }],
  ['2', 'out', null],
] as const)('%s moved %s gives %o', (id, step, order) => {
  expect(stepped(ROWS, id, step)).toEqual(order);
});

const applied = (rows: readonly Placed[], { parentId, ids }: Order): Placed[] => [
  ...rows.filter(({ id }) => !ids.includes(id)),
  ...ids.map((id) => ({ id, parentId })),
];

const reachesTop = (rows: readonly Placed[], id: string): boolean => {
  const seen = new Set<string>();
  for (
    let next = rows.find((row) => row.id === id);
    next;
    next = rows.find((row) => row.id === next?.parentId)
  ) {
    if (seen.has(next.id)) return false;
    seen.add(next.id);
  }
  return true;
};

test('whatever is dropped where, each record stays in the tree once, and the order names all of a parent', () => {
  const id = fc.constantFrom(...ROWS.map((row) => row.id));
  const where = fc.constantFrom('before' as const, 'inside' as const, 'after' as const);
  fc.assert(
    fc.property(fc.array(fc.tuple(id, id, where), { maxLength: 12 }), (moves) => {
      let rows: readonly Placed[] = ROWS;
      for (const [moved, over, place] of moves) {
        const order = dropped(rows, moved, { over, where: place });
        if (!order) continue;
        const there = rows.filter(({ parentId }) => parentId === order.parentId).map((row) => row.id);
        expect(new Set([...there, moved])).toEqual(new Set(order.ids));
        rows = applied(rows, order);
        expect(rows.map((row) => row.id).toSorted()).toEqual(ROWS.map((row) => row.id).toSorted());
        expect(rows.every((row) => reachesTop(rows, row.id))).toBe(true);
      }
    }),
  );
});

test('of the usual buttons those are missing whose permissions nothing in the menu has', () => {
  const taken = ['api/post/list', 'api/post/add'];
  expect(missingButtons('api/post/list', taken).map(({ name }) => name)).toEqual([
    'api/post/edit',
    'api/post/delete',
    'api/post/export',
  ]);
});
