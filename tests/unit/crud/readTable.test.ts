import { expect, test } from 'vitest';
import { LARGEST_FILE, readTable } from '@/crud/import/readTable';

test('a file beyond the limit is refused without being read', async () => {
  const large = Object.assign(new Blob(['a'.repeat(LARGEST_FILE + 1)]), {
    arrayBuffer: () => Promise.reject(new Error('read')),
  });
  expect(await readTable(large)).toEqual({ why: 'size' });
});

test('a file at the limit is read', async () => {
  const line = 'uid,amount\n';
  const text = line.repeat(Math.floor(LARGEST_FILE / line.length)).padEnd(LARGEST_FILE, '0');
  expect(await readTable(new Blob([text]))).toMatchObject({ format: 'UTF-8' });
});
