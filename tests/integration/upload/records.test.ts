import { expect, test } from 'vitest';
import { safeStorage } from '@/lib/storage';
import { uploadRecords } from '@/stores/uploadRecords';

const ID = 'a'.repeat(32);
const storage = safeStorage('local');
const NOW = Date.now();

const stored = (files: unknown, version = 1) => storage.write('console.uploads', { version, files });

test('C112 acknowledged chunks are found again, as short runs and without a name', () => {
  uploadRecords.write(ID, 5000, new Set([1, 2, 3, 9, 7, 8]));
  expect(uploadRecords.read(ID, 5000)).toEqual([1, 2, 3, 7, 8, 9]);
  expect(uploadRecords.read(ID, 5001)).toEqual([]);
  expect(storage.readText('console.uploads')).toContain('[[1,3],[7,9]]');
  uploadRecords.drop(ID);
  expect(storage.readText('console.uploads')).toBeNull();
});

test('a file of which nothing is left leaves no record', () => {
  uploadRecords.write(ID, 5000, new Set([1]));
  uploadRecords.write(ID, 5000, new Set());
  expect(storage.readText('console.uploads')).toBeNull();
});

test.each([
  ['no object', 'x'],
  ['no entry', { [ID]: null }],
  ['no runs', { [ID]: { size: 5, at: NOW, done: 'x' } }],
  ['a run backwards', { [ID]: { size: 5, at: NOW, done: [[3, 1]] } }],
  ['a run without end', { [ID]: { size: 5, at: NOW, done: [[1, 1e12]] } }],
  ['a run of texts', { [ID]: { size: 5, at: NOW, done: [['1', '2']] } }],
  ['no time', { [ID]: { size: 5, done: [[1, 2]] } }],
  ['eight days old', { [ID]: { size: 5, at: NOW - 8 * 86_400_000, done: [[1, 2]] } }],
  ['no md5', { __proto__x: { size: 5, at: NOW, done: [[1, 2]] } }],
])('a broken record (%s) counts as none', (_, files) => {
  stored(files);
  expect(uploadRecords.read(ID, 5)).toEqual([]);
  uploadRecords.write(ID, 5, new Set([1]));
  expect(uploadRecords.read(ID, 5)).toEqual([1]);
});

test('a record of another version counts as none', () => {
  stored({ [ID]: { size: 5, at: NOW, done: [[1, 2]] } }, 2);
  expect(uploadRecords.read(ID, 5)).toEqual([]);
});

test('only the hundred newest files are remembered', () => {
  const id = (index: number) => index.toString(16).padStart(32, '0');
  stored(
    Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [
        id(index),
        { size: 5, at: NOW - 1000 + index, done: [[1, 1]] },
      ]),
    ),
  );
  uploadRecords.write(id(500), 5, new Set([1]));
  expect(uploadRecords.read(id(0), 5)).toEqual([]);
  expect(uploadRecords.read(id(1), 5)).toEqual([1]);
  expect(uploadRecords.read(id(500), 5)).toEqual([1]);
});
