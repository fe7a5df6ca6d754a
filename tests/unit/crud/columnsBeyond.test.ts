import { expect, test } from 'vitest';
import { columnsBeyond } from '@/crud/list/near/columnsBeyond';
import type { Pin } from '@/crud/list/column';

const columns = (...pins: Pin[]) => pins.map((pin) => ({ width: 100, pin }));

const free = (count: number): Pin[] => Array.from({ length: count }, () => 'none');

test('columns that begin beyond the edge can wait; one that begins at it is in view', () => {
  expect(columnsBeyond(columns(...free(10)), 400)).toEqual([5, 10]);
  expect(columnsBeyond(columns(...free(10)), 399)).toEqual([4, 10]);
});

test('pinned columns never wait, and those at the end cover the ones below them', () => {
  expect(columnsBeyond(columns('start', ...free(8), 'end', 'end'), 600)).toEqual([5, 9]);
  expect(columnsBeyond(columns('start', 'start', 'start'), 50)).toEqual([0, 0]);
});

test('one or two columns are not worth leaving out', () => {
  expect(columnsBeyond(columns(...free(7)), 400)).toEqual([0, 0]);
  expect(columnsBeyond(columns(...free(8)), 400)).toEqual([5, 8]);
  expect(columnsBeyond([], 400)).toEqual([0, 0]);
});
