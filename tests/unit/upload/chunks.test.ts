import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHUNK_SIZE, chunkCount, chunkFields, chunkRange, knownChunks } from '@/lib/upload/chunks';

test.each([
  [0, 1],
  [1, 1],
  [CHUNK_SIZE - 1, 1],
  [CHUNK_SIZE, 1],
  [CHUNK_SIZE + 1, 1],
  [2 * CHUNK_SIZE - 1, 1],
  [2 * CHUNK_SIZE, 2],
  [5_000_000, 2],
  [5 * 1024 ** 3, 2621],
])('C104 a file of %i bytes makes %i chunks', (size, count) => {
  expect(chunkCount(size)).toBe(count);
});

test('C104 the chunks of any file join without a gap, and only the last is longer', () => {
  fc.assert(
    fc.property(fc.nat(50_000_000), (size) => {
      const ranges = Array.from({ length: chunkCount(size) }, (_, index) => chunkRange(index + 1, size));
      expect(ranges[0]?.[0]).toBe(0);
      expect(ranges.at(-1)?.[1]).toBe(size);
      ranges.slice(1).forEach(([from], index) => expect(from).toBe(ranges[index]?.[1]));
      ranges.slice(0, -1).forEach(([from, to]) => expect(to - from).toBe(CHUNK_SIZE));
      const [from = 0, to = 0] = ranges.at(-1) ?? [];
      expect(to - from).toBeLessThan(2 * CHUNK_SIZE);
    }),
  );
});

test('a chunk travels with every field of the protocol', () => {
  const file = { identifier: 'abc', name: 'a.png', path: 'x/a.png', size: 5_000_000 };
  expect(chunkFields(file, 2)).toEqual({
    chunkNumber: 2,
    chunkSize: 2_048_000,
    currentChunkSize: 2_952_000,
    totalSize: 5_000_000,
    identifier: 'abc',
    filename: 'a.png',
    relativePath: 'x/a.png',
    totalChunks: 2,
  });
});

test.each([
  [
    [0, -1, 8, '2', null, 1.5, 2, 2, 3],
    [2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [[], []],
  [null, null],
  [{ 0: 1 }, null],
  ['123', null],
])('C107 of the list %j the numbers %j count', (list, numbers) => {
  expect(knownChunks(list, 3)).toEqual(numbers && new Set(numbers));
});
