import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readXlsx, SheetProblem } from '@/lib/xlsx';

/** A workbook of one sheet. */
const workbook = (sheet: string, shared = ''): Uint8Array<ArrayBuffer> =>
  zipSync({
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    'xl/sharedStrings.xml': strToU8(`<sst>${shared}</sst>`),
  });

const rows = (cells: string) => `<worksheet><sheetData>${cells}</sheetData></worksheet>`;

/** What becomes of a file: its rows, why it is refused, or `format` for anything else. */
function outcome(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return readXlsx(new Uint8Array(bytes).buffer);
  } catch (error) {
    return error instanceof SheetProblem ? `${error.why} ${error.at}`.trim() : 'format';
  }
}

const cell = (reference: string) =>
  outcome(workbook(rows(`<row r="1"><c r="${reference}"><v>1</v></c></row>`)));

test.each([
  ['XFE1', 'outside XFE1'],
  ['ZZZZZZ1', 'outside ZZZZZZ1'],
  ['A1048577', 'outside A1048577'],
  ['A0', 'outside A0'],
  ['1', 'outside 1'],
])('a cell at %s is beyond every sheet', (reference, told) => {
  expect(cell(reference)).toBe(told);
});

test('the last cell that a sheet has can be read', () => {
  const read = outcome(workbook(rows('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')));
  expect(read).toMatchObject([{ line: 1_048_576 }]);
});

test.each([['1048577'], ['0'], ['-1'], ['1.5'], ['1e9'], ['Infinity']])('there is no row %s', (line) => {
  expect(outcome(workbook(rows(`<row r="${line}"><c><v>1</v></c></row>`)))).toBe(`outside ${line}`);
});

const wide = '<row><c r="XFD1"><v>1</v></c></row>';

test.each<[what: string, bytes: Uint8Array<ArrayBuffer>, told: string]>([
  ['more cells than any import has', workbook(rows(wide.repeat(100))), 'cells'],
  [
    'a cell of 40,000 characters',
    workbook(rows(`<row><c t="str"><v>${'a'.repeat(40_000)}</v></c></row>`)),
    'text 1',
  ],
  [
    'a shared text of a megabyte',
    workbook(rows('<row><c t="s"><v>0</v></c></row>'), `<si><t>${'a'.repeat(1_000_000)}</t></si>`),
    'text 1',
  ],
  ['parts that are small packed and large unpacked', workbook(rows(' '.repeat(20_000_000))), 'unpacked'],
  [
    'two parts that are too large together',
    workbook(rows(' '.repeat(9_000_000)), ' '.repeat(9_000_000)),
    'unpacked',
  ],
  ['elements inside each other', workbook(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`), 'format'],
  ['elements beside each other', workbook(rows('<row/>'.repeat(600_000))), 'format'],
  ['texts beside each other', workbook(rows(''), '<si/>'.repeat(600_000)), 'format'],
])('%s: the file is refused', (_, bytes, told) => {
  expect(outcome(bytes)).toBe(told);
});

test('a number with an exponent that no spreadsheet has is left as it is', () => {
  expect(outcome(workbook(rows('<row><c><v>1E999999999</v></c></row>')))).toEqual([
    { line: 1, cells: ['1E999999999'], doubtful: [] },
  ]);
});

test('a part that says it is small is counted by what comes out of it', () => {
  const bytes = workbook(rows(' '.repeat(20_000_000)));
  const view = new DataView(bytes.buffer);
  // The size unpacked stands at byte 24 of an entry of the archive's list, and at byte 22 before the part itself.
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true);
  }
  expect(outcome(bytes)).toBe('unpacked');
});

const sound = workbook(
  rows(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>1.5</v></c></row><row r="3"><c><v>7</v></c></row>',
  ),
  '<si><t>uid</t></si>',
);

test('a bent archive is read or refused, and never gives more than a sheet can hold', () => {
  const at = fc.nat({ max: sound.length - 1 });
  const bends = fc.array(
    fc.oneof(
      fc.record({ what: fc.constant('set' as const), at, value: fc.nat({ max: 255 }) }),
      fc.record({ what: fc.constant('cut' as const), at, value: fc.nat({ max: 40 }) }),
      fc.record({ what: fc.constant('again' as const), at, value: fc.nat({ max: 40 }) }),
    ),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(bends, (all) => {
      let bytes = [...sound];
      for (const { what, at: place, value } of all) {
        if (what === 'set') bytes[place] = value;
        if (what === 'cut') bytes = [...bytes.slice(0, place), ...bytes.slice(place + value)];
        if (what === 'again') bytes = [...bytes.slice(0, place + value), ...bytes.slice(place)];
      }
      const read = outcome(new Uint8Array(bytes));
      if (typeof read === 'string') return;
      for (const { line, cells } of read) {
        expect(line).toBeLessThanOrEqual(1_048_576);
        expect(cells.length).toBeLessThanOrEqual(16_384);
      }
    }),
    { seed: 7, numRuns: 1500 },
  );
});

const REFERENCES = ['A1', 'XFD1', 'XFE1', 'AAA1', '', 'a1', 'A', '1', 'A1:B2', 'A99999999', 'ZZZZ1'];

test('a drawn sheet is read or refused, and never gives more than a sheet can hold', () => {
  const drawn = fc.array(
    fc.record({
      r: fc.constantFrom(...REFERENCES),
      t: fc.constantFrom('s', 'n', 'str', 'inlineStr', 'b', 'x'),
      v: fc.constantFrom('0', '-1', '1e400', '1e999999999', '99999999999', 'NaN', '', '0x10', 'text'),
      row: fc.constantFrom('', '1', '1048576', '1048577', '-1', 'x', '1e300'),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(drawn, (all) => {
      const read = outcome(
        workbook(
          rows(
            all
              .map(({ r, t, v, row }) => `<row r="${row}"><c r="${r}" t="${t}"><v>${v}</v></c></row>`)
              .join(''),
          ),
          '<si><t>uid</t></si>',
        ),
      );
      if (typeof read === 'string') return;
      for (const { line, cells } of read) {
        expect(Number.isInteger(line) && line >= 1 && line <= 1_048_576).toBe(true);
        expect(cells.length).toBeLessThanOrEqual(16_384);
      }
    }),
    { seed: 8, numRuns: 1000 },
  );
});
