import { formatMoney } from '@/lib/money';
import { TooLarge, unzip } from '@/lib/unzip';
import { readXml } from '@/lib/xml';

/** One row of a sheet. */
export interface SheetRow {
  /** Its number in the sheet. */
  line: number;
  cells: string[];
  /** Places of numbers with more digits than spreadsheets keep: they may not be what was typed. */
  doubtful: number[];
}

/**
 * Why a sheet cannot be imported: its parts are too large unpacked, a cell lies beyond the last one that a spreadsheet
 * has, there are too many cells, or one holds more text than a spreadsheet keeps.
 */
export class SheetProblem extends Error {
  constructor(
    readonly why: 'unpacked' | 'outside' | 'cells' | 'text',
    /** The cell or line it is about; empty when it is about none. */
    readonly at = '',
  ) {
    super(`${why} ${at}`);
  }
}

/** Bytes of all parts of a file together. */
const LARGEST = 16 * 1024 * 1024;

/** Columns and rows that a spreadsheet has: the last cell is XFD1048576. */
const COLUMNS = 16_384;
const ROWS = 1_048_576;

/** Cells from the first column to the last one of each row. */
const MOST_CELLS = 300_000;

/** Characters of a cell. */
const LONGEST = 32_767;

/** Digits that a spreadsheet keeps of a number. */
const KEPT_DIGITS = 15;

const PARTS = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

function significant(number: string): number {
  const [digits = ''] = number.replace(/[-.]/g, '').split(/e/i);
  return digits.replace(/^0+|0+$/g, '').length;
}

/** A number as plain digits; spreadsheets store small and large ones with an exponent, of three digits at most. */
const plain = (number: string): string =>
  /^-?\d+(?:\.\d+)?e[+-]?\d{1,3}$/i.test(number) ? formatMoney(number, { group: false }) : number;

/** The place of a cell by its letters: `AB12` is 27. @throws SheetProblem for a cell that no spreadsheet has */
function placeOf(reference: string): number {
  const [, letters = '', row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  const place = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (place < 0 || place >= COLUMNS || !(Number(row) >= 1 && Number(row) <= ROWS))
    throw new SheetProblem('outside', reference.slice(0, 20));
  return place;
}

/** The number of a row. @throws SheetProblem for a row that no spreadsheet has */
function lineOf(stored: string, before: number): number {
  const line = stored === '' ? before + 1 : Number(stored);
  if (!Number.isInteger(line) || line < 1 || line > ROWS)
    throw new SheetProblem('outside', stored.slice(0, 20));
  return line;
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
function firstSheet(files: ReadonlyMap<string, Uint8Array>): string | undefined {
  const ids: string[] = [];
  const targets = new Map<string, string>();
  const [book, links] = [files.get('xl/workbook.xml'), files.get('xl/_rels/workbook.xml.rels')];
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
  return targets.get(ids[0] ?? '') ?? [...files.keys()].find((path) => path.startsWith('xl/worksheets/'));
}

function partsOf(bytes: ArrayBuffer): Map<string, Uint8Array> {
  try {
    return unzip(new Uint8Array(bytes), (path) => PARTS.test(path), LARGEST);
  } catch (error) {
    throw error instanceof TooLarge ? new SheetProblem('unpacked') : error;
  }
}

/** The rows of a sheet as they are stored. @throws SheetProblem */
function rowsOf(sheet: Uint8Array, texts: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = [];
  let [place, type, written, made] = [0, 'n', '', 0];
  const take = (row: SheetRow) => {
    if (place >= COLUMNS) throw new SheetProblem('outside');
    made += Math.max(0, place + 1 - row.cells.length);
    if (made > MOST_CELLS) throw new SheetProblem('cells');
    const cell = type === 's' ? (texts[Number(written)] ?? '') : type === 'n' ? plain(written) : written;
    if (cell.length > LONGEST) throw new SheetProblem('text', `${row.line}`);
    row.cells[place] = cell;
    if (type === 'n' && significant(written) > KEPT_DIGITS) row.doubtful.push(place);
  };
  readXml(sheet, {
    open: (name, { r = '', t = 'n' }) => {
      if (name === 'row') place = -1;
      if (name === 'row') rows.push({ line: lineOf(r, rows.at(-1)?.line ?? 0), cells: [], doubtful: [] });
      if (name === 'c') [place, type, written] = [r ? placeOf(r) : place + 1, t, ''];
    },
    close: (name, text) => {
      if (name === 'v' || name === 't') written += text;
      const row = rows.at(-1);
      if (name === 'c' && row) take(row);
    },
  });
  return rows;
}

/**
 * The rows of the first sheet of an XLSX file, as text. A number keeps the digits that are stored; empty rows are left
 * out. Takes a fraction of a second at most, whatever the file holds.
 * @throws SheetProblem for a sheet beyond the limits, Error for any other file
 */
export function readXlsx(bytes: ArrayBuffer): SheetRow[] {
  const files = partsOf(bytes);
  const sheet = files.get(firstSheet(files) ?? '');
  if (!sheet) throw new Error('no sheet');
  return rowsOf(sheet, sharedTexts(files.get('xl/sharedStrings.xml')))
    .map(({ cells, ...row }) => ({ ...row, cells: Array.from(cells, (cell) => (cell ?? '').trim()) }))
    .filter(({ cells }) => cells.some(Boolean));
}
