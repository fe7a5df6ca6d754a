import { expect, test } from 'vitest';
import { pagerItems } from '@/crud/list/pagerItems';

test.each([
  [1, 1, 7, [1]],
  [1, 0, 7, [1]],
  [3, 7, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 50, 7, [1, 2, 3, 4, 5, 6, 'on', 50]],
  [4, 50, 7, [1, 2, 3, 4, 5, 6, 'on', 50]],
  [5, 50, 7, [1, 'back', 3, 4, 5, 6, 7, 'on', 50]],
  [47, 50, 7, [1, 'back', 45, 46, 47, 48, 49, 50]],
  [50, 50, 7, [1, 'back', 45, 46, 47, 48, 49, 50]],
  [1, 50, 5, [1, 2, 3, 4, 'on', 50]],
  [25, 50, 5, [1, 'back', 24, 25, 26, 'on', 50]],
  [5, 5, 5, [1, 2, 3, 4, 5]],
])('page %i of %i with room for %i', (current, pages, room, items) => {
  expect(pagerItems(current, pages, room)).toEqual(items);
});

test('as many page numbers as there is room for, on every page', () => {
  for (const room of [5, 7]) {
    for (let page = 1; page <= 30; page += 1) {
      const numbers = pagerItems(page, 30, room).filter((item) => typeof item === 'number');
      expect(numbers).toHaveLength(room);
      expect(numbers).toContain(page);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  }
});
