import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjust } from '@/contract/finance/adjust';
import { readHead } from '@/crud/import/heads';
import type { Titles } from '@/crud/import/heads';
import { linesOf, templateOf } from '@/crud/import/shape';
import type { CsvShape } from '@/crud/import/shape';
import { importTitles } from '@/domain/kit/importTitles';
import { parseCsv } from '@/lib/csv';

const shape: CsvShape<string> = {
  columns: ['address', 'memo'],
  optional: ['refNo'],
  example: { address: 'Texample', memo: '0012' },
  most: 10,
  file: 'template',
};

const titles: Titles = {
  of: {
    address: ['地址', 'Address', '位址'],
    memo: ['Memo（地址标签）', 'Memo', 'Memo（地址標籤）'],
    refNo: ['关联单号', 'Reference', '關聯單號'],
  },
  added: ['行', 'Line', '列', '错误', 'Problem', '錯誤'],
};

function read(text: string) {
  const [first, ...rows] = parseCsv(text) ?? [];
  const head = readHead(shape.columns, shape.optional ?? [], titles, first);
  return { ...head, lines: linesOf(shape, head, rows) };
}

test('the template can be read back in every language, its guarded digits too', () => {
  for (const [index] of ['zh', 'en', 'tw'].entries()) {
    const template = templateOf(shape, (name) => titles.of[name]?.[index] ?? name);
    expect(read(template).lines).toEqual([{ line: 2, address: 'Texample', memo: '0012' }]);
  }
});

test('columns may stand in any order, under their name or a title of any language, in any case and width', () => {
  const given = fc.tuple(
    fc.shuffledSubarray(['address', 'memo', 'refNo'], { minLength: 3 }),
    fc.array(fc.nat({ max: 3 }), { minLength: 3, maxLength: 3 }),
    fc.constantFrom(
      (text: string) => text,
      (text: string) => ` ${text.toUpperCase()} `,
      (text: string) => text.replace('（', '(').replace('）', ')'),
      (text: string) => text.replace(/[a-z]/gi, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
    ),
  );
  fc.assert(
    fc.property(given, ([order, languages, written]) => {
      const cells = order.map((name, at) =>
        written([name, ...(titles.of[name] ?? [])][languages[at] ?? 0] ?? ''),
      );
      const { missing, twice, unknown, lines } = read(`${cells.join(',')}\r\n${order.join(',')}\r\n`);
      expect({ missing, twice, unknown }).toEqual({ missing: [], twice: [], unknown: [] });
      expect(lines).toEqual([{ line: 2, address: 'address', memo: 'memo', refNo: 'refNo' }]);
    }),
    { seed: 4, numRuns: 200 },
  );
});

test.each<[what: string, text: string, problem: object]>([
  ['another column instead', 'uid,memo\n1,2\n', { missing: ['address'], unknown: ['uid'] }],
  ['columns twice', 'address,memo,地址\n1,2,3\n', { twice: ['address'] }],
  ['further columns', 'address,memo,备注\n1,2,3\n', { missing: [], unknown: ['备注'] }],
  ['the columns of a list of problems', 'address,memo,行,错误\n1,2,3,4\n', { missing: [], unknown: [] }],
  ['nothing', '', { missing: ['address', 'memo'] }],
])('a file with %s is told by what is missing, twice and unknown', (_, text, problem) => {
  expect(read(text)).toMatchObject(problem);
});

test('short lines are filled, longer ones cut, and empty ones left out without losing count', () => {
  expect(read('Address,MEMO\nA\n\nB,1,more\n').lines).toEqual([
    { line: 2, address: 'A', memo: '' },
    { line: 4, address: 'B', memo: '1' },
  ]);
});

describe('the titles of an import', () => {
  test('are those of the screen, in all languages', async () => {
    const { of, added } = await importTitles({
      resource: adjust,
      columns: ['uid', 'account', 'amount', 'direction'],
      places: { account: 'accountType' },
    });
    expect(of).toEqual({
      uid: ['会员 UID', 'Member UID', '會員 UID'],
      account: ['账户', 'Account type', '帳戶'],
      amount: ['数量', 'Amount', '數量'],
      direction: ['方向', 'Direction', '方向'],
    });
    expect(added).toEqual(['行', 'Line', '列', '错误', 'Problem', '錯誤']);
  });
});
