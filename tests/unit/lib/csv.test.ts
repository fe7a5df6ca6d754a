import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv, toCsv } from '@/lib/csv';
import { times } from '../../effort';

/** A strict reader after RFC 4180: throws on a quote out of place. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  const token = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    if (!match) throw new Error(`not CSV at ${token.lastIndex}`);
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n' && token.lastIndex < text.length) rows.push([]);
  }
  return rows;
}

const column = [{ title: 'v', value: (row: string) => row }];
const cellOf = (value: string) => parse(toCsv(column, [value]).slice(1))[1]?.[0] ?? '';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-5', '-5'],
  ['-1234.56', '-1234.56'],
  ['-5\n', "'-5\n"],
  [' -5', "' -5"],
  ['--5', "'--5"],
  ['-5+1', "'-5+1"],
  ['-1e5', "'-1e5"],
  ['-.5', "'-.5"],
  ['-05', "'-05"],
  ['-123456789012345678.12', "'-123456789012345678.12"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['\0=1', "'\0=1"],
  [' =1+1', "' =1+1"],
  ['\n=1', "'\n=1"],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ["'=1", "''=1"],
  ['1234567890123456789', "'1234567890123456789"],
  ['123456789012345678.12', "'123456789012345678.12"],
  ['0123', "'0123"],
  ['12e45678', "'12e45678"],
  ['2/2', "'2/2"],
  ['11/22/3', "'11/22/3"],
  ['a/2', 'a/2'],
  ['0.5', '0.5'],
  ['1234.56', '1234.56'],
  ['0', '0'],
  ['a"b', 'a"b'],
  ['a,b', 'a,b'],
  ['a\r\nb', 'a\r\nb'],
  [' a ', ' a '],
  ['2026-11-21 08:00:00', '2026-11-21 08:00:00'],
  ['R2026112100000001', 'R2026112100000001'],
  ['张三', '张三'],
])('C151 cell %j is read back as %j', (value, read) => {
  expect(cellOf(value)).toBe(read);
});

test.each(['0.000000000000002932', '123456789012345678.123456789012345678', '-0.000000000000000001', '7'])(
  'C151 the amount %s stays a number, so that the column adds up',
  (amount) => {
    const csv = toCsv([{ title: 'v', value: (row: string) => row, isNumber: true }], [amount]);
    expect(csv).toBe(`\ufeffv\r\n${amount}\r\n`);
    expect(parseCsv(csv)?.[1]?.cells).toEqual([amount]);
  },
);

test('C151 what is no number is guarded in a column of numbers too', () => {
  const csv = toCsv([{ title: 'v', value: (row: string) => row, isNumber: true }], ['=1+1', '1e5', '']);
  expect(csv).toBe(`\ufeffv\r\n'=1+1\r\n'1e5\r\n\r\n`);
});

test('C151 the file has a byte-order mark, CRLF, quoted cells and escaped titles', () => {
  const rows = [{ name: 'a,"b"', amount: null, flag: true, n: 3, gone: undefined }];
  const csv = toCsv<(typeof rows)[number]>(
    [
      { title: '=name', value: (row) => row.name },
      { title: 'amount', value: (row) => row.amount },
      { title: 'flag', value: (row) => row.flag },
      { title: 'n', value: (row) => row.n },
      { title: 'gone', value: (row) => row.gone },
    ],
    rows,
  );
  expect(csv).toBe(`\ufeff'=name,amount,flag,n,gone\r\n"a,""b""",,true,3,\r\n`);
});

test('C94 C151 any text comes back after reading and dropping one apostrophe, and none begins a formula', () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '\0',
      '"',
      ',',
      ';',
      "'",
      ' ',
      '0',
      '9',
      'e',
      '.',
      'a',
      '＝',
      '中',
    ),
  });
  const texts = fc.array(
    fc.array(fc.oneof(nasty, fc.string(), fc.stringMatching(/^\d{15,19}$/)), { minLength: 2, maxLength: 2 }),
  );
  fc.assert(
    fc.property(texts, (rows) => {
      const columns = [0, 1].map((at) => ({ title: `t${at}`, value: (row: string[]) => row[at] }));
      const [, ...read] = parse(toCsv(columns, rows).slice(1));
      expect(read.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(rows);
      for (const cell of read.flat()) {
        expect('\t\r\0').not.toContain(cell.charAt(0) || 'empty');
        if (!/^-\d+(\.\d+)?$/.test(cell))
          expect('=+-@＝＋－＠').not.toContain(cell.trimStart().charAt(0) || 'empty');
      }
    }),
    { numRuns: times(1000) },
  );
});

test('C152 a hundred thousand rows are written, taken one by one', () => {
  function* rows() {
    for (let n = 0; n < 100_000; n += 1) yield `${n}`;
  }
  const csv = toCsv(column, rows());
  expect(csv.split('\r\n')).toHaveLength(100_002);
  expect(csv.endsWith('\r\n99999\r\n')).toBe(true);
});

test('what is exported reads back as it was, with the lines it stood on', () => {
  const rows = ['0.000000000000000001', '=1+1', 'a,b', 'say "hi"', 'two\r\nlines', '', '007'];
  const text = toCsv<string>(
    [
      { title: 'x', value: (row) => row },
      { title: 'y', value: () => 'end' },
    ],
    rows,
  );
  expect(parseCsv(text)).toEqual([
    { line: 1, cells: ['x', 'y'] },
    ...rows.map((row, at) => ({ line: at + 2 + (at > 4 ? 1 : 0), cells: [row, 'end'] })),
  ]);
});

test.each([
  ['nothing', '', []],
  ['an empty line', 'a\n\nb', [['a'], ['b']]],
  ['no last line end', 'a,b', [['a', 'b']]],
  [
    'an empty last cell',
    'a,\nb,c',
    [
      ['a', ''],
      ['b', 'c'],
    ],
  ],
  ['a quote that never ends', 'a,"b', null],
  ['a quote inside a bare cell', 'a,b"c', null],
])('a file with %s is read', (_, text, cells) => {
  expect(parseCsv(text)?.map((row) => row.cells) ?? null).toEqual(cells);
});
