import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byMoment, isIn } from '#mocks/core/figures';
import { inDates, ordered, pageIn } from '#mocks/core/listing';
import { createDb } from '#mocks/db';
import { NOON } from '../../noon';

const rows = fc
  .array(fc.option(fc.integer({ min: 0, max: 300 })), { maxLength: 900 })
  .map((values) => values.map((value, id) => ({ id, value })));

const columns = { value: (row: { value: number | null }) => row.value };

test('a page is what stands there when all rows are put in order', () => {
  const paging = fc.record({
    pageNum: fc.integer({ min: 1, max: 40 }),
    pageSize: fc.integer({ min: 1, max: 200 }),
    orderBy: fc.constantFrom('value', 'value asc', 'value desc'),
  });
  fc.assert(
    fc.property(rows, paging, (all, question) => {
      const { pageNum, pageSize, orderBy } = question;
      const sign = orderBy.endsWith('desc') ? -1 : 1;
      // What has no value comes last either way.
      const inOrder = all.toSorted((a, b) => {
        if (a.value === null || b.value === null)
          return Number(a.value === null) - Number(b.value === null) || sign * (a.id - b.id);
        return sign * (a.value - b.value) || sign * (a.id - b.id);
      });
      expect(ordered(all, orderBy, columns)).toEqual(inOrder);
      expect(pageIn(all, question, columns, (row) => row)).toEqual({
        list: inOrder.slice((pageNum - 1) * pageSize, pageNum * pageSize),
        total: all.length,
        currentPage: pageNum,
      });
    }),
  );
});

test('the rows of a span of time are those whose moment is in it', () => {
  const moment = fc.option(fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'));
  const span = fc.constantFrom({ from: '2026-01-02', to: '2026-01-04' }, { from: '', to: '2026-01-02' });
  fc.assert(
    fc.property(fc.array(moment), span, (moments, { from, to }) => {
      const found = byMoment(moments, (at) => at)({ from, to });
      const wanted = moments.filter((at) => at !== null && at >= from && at < to);
      const inOrder = (some: readonly (string | null)[]) =>
        some.toSorted((a, b) => String(a).localeCompare(String(b)));
      expect(found).toEqual(inOrder(wanted));
    }),
  );
});

test('what is equal in the field that orders stands by its key, in whatever order a table holds it', () => {
  const all = [3, 1, 2].map((id) => ({ id, value: 7 }));
  const ids = (orderBy: string) => ordered(all, orderBy, columns).map(({ id }) => id);
  expect(ids('value')).toEqual([1, 2, 3]);
  expect(ids('value desc')).toEqual([3, 2, 1]);
});

test('a span of time begins with its first moment and ends before its last', () => {
  const span = { from: '2026-01-02 00:00:00', to: '2026-01-03 00:00:00' };
  expect(isIn(span, span.from)).toBe(true);
  expect(isIn(span, '2026-01-02 23:59:59')).toBe(true);
  expect(isIn(span, span.to)).toBe(false);
});

test('a list between two moments has those at both', () => {
  const dateRange: [string, string] = ['2026-01-02 00:00:00', '2026-01-02 23:59:59'];
  const paging = { pageNum: 1, pageSize: 20, dateField: 'at', dateRange };
  const keeps = inDates(paging, { at: (moment: string) => moment });
  const db = createDb({ now: NOON });
  const moments = ['2026-01-01 23:59:59', ...dateRange, '2026-01-03 00:00:00'];
  expect(moments.filter((moment) => keeps(moment, db))).toEqual(dateRange);
});
