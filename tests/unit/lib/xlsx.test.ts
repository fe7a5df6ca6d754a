import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readXlsx } from '@/lib/xlsx';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An XLSX file with these cells, as office programs write them. */
function workbook(rows: string, shared = '', prefix = ''): ArrayBuffer {
  const file = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  const { buffer } = zipSync({
    'xl/workbook.xml': file(
      `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="b" r:id="rId7"/><sheet name="a" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': file(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': file(
      '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
    ),
    'xl/worksheets/sheet2.xml': file(
      `<${prefix}worksheet xmlns:x="y"><${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`,
    ),
    'xl/sharedStrings.xml': file(`<sst>${shared}</sst>`),
  });
  return buffer;
}

const cellsOf = (rows: string, shared?: string) => readXlsx(workbook(rows, shared)).map(({ cells }) => cells);

describe('the first sheet as text', () => {
  test('shared, inline and formatted texts, entities, and no reading aids', () => {
    const shared =
      '<si><t>uid</t></si><si><r><t xml:space="preserve">补 </t></r><r><t>偿</t></r><rPh><t>bu</t></rPh></si><si><t>a &amp; b</t></si>';
    const row =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="inlineStr"><is><t>in</t></is></c><c r="E1" t="str"><f>A1</f><v>f</v></c></row>';
    expect(cellsOf(row, shared)).toEqual([['uid', '补 偿', 'a & b', 'in', 'f']]);
  });

  test('cells keep their places and rows their numbers; empty rows are left out', () => {
    const rows =
      '<row r="2"><c r="B2"><v>1</v></c><c r="AA2"><v>2</v></c></row><row r="4"/><row r="7"><c><v>3</v></c></row>';
    const read = readXlsx(workbook(rows));
    expect(read.map(({ line, cells }) => [line, cells.length])).toEqual([
      [2, 27],
      [7, 1],
    ]);
    expect(read[0]?.cells.filter(Boolean)).toEqual(['1', '2']);
  });

  test('elements with a prefix are the same', () => {
    const row = '<x:row r="1"><x:c r="A1"><x:v>5</x:v></x:c></x:row>';
    expect(readXlsx(workbook(row, '', 'x:'))[0]?.cells).toEqual(['5']);
  });
});

test.each([
  ['0.1', '0.1', false],
  ['100000000000000000000', '100000000000000000000', false],
  ['1E-7', '0.0000001', false],
  ['1.5e+20', '150000000000000000000', false],
  ['10010008', '10010008', false],
  ['0.30000000000000004', '0.30000000000000004', true],
  ['1234567890.1234567', '1234567890.1234567', true],
  ['12345678901234567', '12345678901234567', true],
])('the number %s is read as %s, and is doubtful: %s', (stored, text, doubtful) => {
  const [row] = readXlsx(workbook(`<row r="1"><c r="A1"><v>${stored}</v></c></row>`));
  expect(row).toEqual({ line: 1, cells: [text], doubtful: doubtful ? [0] : [] });
});

test.each([
  ['another file', strToU8('uid,account').buffer],
  ['another archive', zipSync({ 'a.txt': strToU8('a') }).buffer],
  ['a broken sheet', workbook('<row r="1"><c></row>')],
])('%s is refused', (_, bytes) => {
  expect(() => readXlsx(bytes)).toThrow();
});
