import { unzipSync } from 'fflate';
import { formatMoney } from '@/lib/money';
import { readXml } from '@/lib/xml';

/** One row of a sheet. */
export interface SheetRow {
  /** Its number in the sheet. */
  line: number;
  cells: string[];
  /** Places of numbers with more digits than spreadsheets keep: they may not be what was typed. */
  doubtful: number[];
}

/** Bytes. A larger part of a file is not unpacked. */
const LARGEST = 32 * 1024 * 1024;

/** Digits that a spreadsheet keeps of a number. */
const KEPT_DIGITS = 15;

const PARTS = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

function significant(number: string): number {
  const [digits = ''] = number.replace(/[-.]/g, '').split(/e/i);
  return digits.replace(/^0+|0+$/g, '').length;
}

/** A number as plain digits; spreadsheets store small and large ones with an exponent. */
const plain = (number: string): string =>
  /e/i.test(number) ? formatMoney(number, { group: false }) : number;

/** The place of a cell by its letters: `AB12` is 27. */
function placeOf(reference: string): number {
  const letters = reference.replace(/[^A-Z]/g, '');
  return Array.from(letters).reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Texts that cells refer to by their number. Reading aids of Asian texts are no part of them. */
function sharedTexts(bytes: Uint8Array | undefined): string[] {
  const all: string[] = [];
  let aid = false;
  if (!bytes) return all;
  readXml(bytes, {
    open: (name) => {
      if (name === 'si') all.push('');
      if (name === 'rPh') aid = true;
    },
    close: (name, text) => {
      if (name === 'rPh') aid = false;
      if (name === 't' && !aid) all.push(`${all.pop() ?? ''}${text}`);
    },
  });
  return all;
}

/** The path of the first sheet. */
function firstSheet(files: Record<string, Uint8Array>): string | undefined {
  const ids: string[] = [];
  const targets = new Map<string, string>();
  const [book, links] = [files['xl/workbook.xml'], files['xl/_rels/workbook.xml.rels']];
  if (book)
    readXml(book, {
      open: (name, attributes) => {
        if (name === 'sheet') ids.push(attributes['r:id'] ?? '');
      },
    });
  if (links)
    readXml(links, {
      open: (name, { Id = '', Target = '' }) => {
        if (name === 'Relationship') targets.set(Id, Target.replace(/^\/?(?:xl\/)?/, 'xl/'));
      },
    });
  return targets.get(ids[0] ?? '') ?? Object.keys(files).find((path) => path.startsWith('xl/worksheets/'));
}

/**
 * The rows of the first sheet of an XLSX file, as text. A number keeps the digits that are stored; empty rows are left
 * out. @throws Error for any other file
 */
export function readXlsx(bytes: ArrayBuffer): SheetRow[] {
  const files = unzipSync(new Uint8Array(bytes), {
    filter: ({ name, originalSize }) => PARTS.test(name) && originalSize <= LARGEST,
  });
  const sheet = files[firstSheet(files) ?? ''];
  if (!sheet) throw new Error('no sheet');
  const texts = sharedTexts(files['xl/sharedStrings.xml']);
  const rows: SheetRow[] = [];
  let [place, type, written] = [0, 'n', ''];
  readXml(sheet, {
    open: (name, { r = '', t = 'n' }) => {
      if (name === 'row') place = -1;
      if (name === 'row')
        rows.push({ line: Number(r) || (rows.at(-1)?.line ?? 0) + 1, cells: [], doubtful: [] });
      if (name === 'c') [place, type, written] = [r ? placeOf(r) : place + 1, t, ''];
    },
    close: (name, text) => {
      if (name === 'v' || name === 't') written += text;
      const row = rows.at(-1);
      if (name !== 'c' || !row) return;
      row.cells[place] =
        type === 's' ? (texts[Number(written)] ?? '') : type === 'n' ? plain(written) : written;
      if (type === 'n' && significant(written) > KEPT_DIGITS) row.doubtful.push(place);
    },
  });
  return rows
    .map(({ cells, ...row }) => ({ ...row, cells: Array.from(cells, (cell) => (cell ?? '').trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
}
