import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Indexed, indexed, listOf } from '#mocks/core/indexed';
import { lookup, lookupsHold, rowsOf } from '#mocks/core/lookup';
import { createDb } from '#mocks/db';
import { NOON } from './operator';

interface Row {
  id: number;
  memberId: number | null;
  tags: string[];
}

const byTag = lookup(({ tags }: Row) => tags);

const memberId = fc.option(fc.integer({ min: 1, max: 4 }));
const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
const id = fc.integer({ min: 1, max: 12 });

/** As a backend is made from one that is kept. */
const copyOf = (table: Map<number, Row>): Map<number, Row> =>
  indexed({ table: structuredClone(table) }).table;

/** What may happen to a table. */
const operation = fc.oneof(
  fc.record({ what: fc.constant('set' as const), row: fc.record({ id, memberId, tags }) }),
  fc.record({ what: fc.constant('change' as const), id, memberId, tags }),
  fc.record({ what: fc.constant('delete' as const), id }),
  fc.record({ what: fc.constant('clear' as const) }),
  fc.record({ what: fc.constant('copy' as const) }),
  fc.record({ what: fc.constant('ask' as const) }),
);

test('a lookup finds what going through all rows finds, whatever has happened to the table', () => {
  const weighed = fc.array(operation, { maxLength: 40 });
  fc.assert(
    fc.property(weighed, (operations) => {
      let table: Map<number, Row> = new Indexed();
      const mustAgree = () => {
        const all = [...table.values()];
        expect(listOf(table)).toEqual(all);
        for (const member of [1, 2, 3, 4])
          expect(rowsOf(table, member)).toEqual(all.filter((row) => row.memberId === member));
        for (const tag of ['a', 'b', 'c'])
          expect(byTag(table, tag)).toEqual(all.filter((row) => row.tags.includes(tag)));
        expect(lookupsHold(table)).toBe(true);
      };
      for (const one of operations) {
        if (one.what === 'set') table.set(one.row.id, one.row);
        if (one.what === 'delete') table.delete(one.id);
        if (one.what === 'clear') table.clear();
        if (one.what === 'ask') mustAgree();
        if (one.what === 'copy') table = copyOf(table);
        const row = one.what === 'change' ? table.get(one.id) : undefined;
        if (row && one.what === 'change')
          table.set(row.id, Object.assign(row, { memberId: one.memberId, tags: one.tags }));
      }
      mustAgree();
    }),
  );
});

test('a list that grows is looked up in to its end', () => {
  const list: Row[] = [{ id: 1, memberId: 7, tags: ['a'] }];
  expect(rowsOf(list, 7)).toHaveLength(1);
  list.push({ id: 2, memberId: 7, tags: [] }, { id: 3, memberId: 8, tags: ['a'] });
  expect(rowsOf(list, 7).map((row) => row.id)).toEqual([1, 2]);
  expect(byTag(list, 'a').map((row) => row.id)).toEqual([1, 3]);
});

test('a field that rows are looked up by and that changed in silence is noticed', () => {
  const table = new Indexed<number, Row>();
  table.set(1, { id: 1, memberId: 7, tags: [] });
  expect(rowsOf(table, 7)).toHaveLength(1);
  Object.assign(table.get(1) ?? {}, { memberId: 8 });
  expect(lookupsHold(table)).toBe(false);
});

test('what a backend looks up is its own, not that of the one it was copied from', () => {
  const [one, other] = [createDb({ now: NOON }), createDb({ now: NOON })];
  const [row] = listOf(one.withdraws);
  if (!row) throw new Error('nothing is seeded');
  const known = rowsOf(other.withdraws, row.memberId).length;
  one.withdraws.set(9_999, { ...row, id: 9_999 });
  expect(rowsOf(one.withdraws, row.memberId)).toHaveLength(known + 1);
  expect(rowsOf(other.withdraws, row.memberId)).toHaveLength(known);
});
