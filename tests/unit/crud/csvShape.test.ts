import { expect, test } from 'vitest';
import { linesOf, templateOf } from '@/crud/import/shape';
import { parseCsv } from '@/lib/csv';
import type { CsvShape } from '@/crud/import/shape';

const shape: CsvShape<'address' | 'memo'> = {
  columns: ['address', 'memo'],
  example: { address: 'Texample', memo: '0012' },
  most: 10,
  file: 'template',
};

const read = (text: string) => linesOf(shape, parseCsv(text) ?? []);

test('the template can be read back, its guarded digits too', () => {
  expect(read(templateOf(shape))).toEqual([{ line: 2, address: 'Texample', memo: '0012' }]);
});

test.each([
  ['another head', 'uid,memo\n1,2\n'],
  ['columns in another order', 'memo,address\n1,2\n'],
  ['nothing', ''],
  ['quotes that do not match', 'address,memo\n"a,b\n'],
])('a file with %s is not one of ours', (_, text) => {
  expect(read(text)).toBeNull();
});

test('short lines are filled, longer ones cut, and empty ones left out without losing count', () => {
  expect(read('Address,MEMO\nA\n\nB,1,more\n')).toEqual([
    { line: 2, address: 'A', memo: '' },
    { line: 4, address: 'B', memo: '1' },
  ]);
});
