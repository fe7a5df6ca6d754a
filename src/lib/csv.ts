type CsvValue = string | number | boolean | null | undefined;

/** One column of an export. */
export interface CsvColumn<Row> {
  title: string;
  /** Null and undefined give an empty cell. */
  value: (row: Row) => CsvValue;
  /**
   * True for amounts and counts: a plain number is written without an apostrophe whatever its digits, so that a
   * spreadsheet sums up the whole column. Beyond 15 digits it shows a number rounded; the file has all of them.
   */
  isNumber?: boolean;
}

const BOM = '\ufeff';
/**
 * Matches what a spreadsheet would run as a formula, including the full-width forms, and with spaces or NUL
 * before them. A plain negative number does not match.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\0]/;
/**
 * Matches what a spreadsheet would round, shorten or take for a date: many digits, leading zeros, digits that look like
 * an exponent, digits with a slash.
 */
const FRAGILE_NUMBER = /^-?(?:[\d.]{16,}|0\d[\d.]*|\d[\d.]*e[+-]?\d+|\d+(?:\/\d+)+)$/i;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
const NEEDS_QUOTES = /[",;\t\r\n\0]|^\s|\s$/;

/**
 * Writes a CSV file after RFC 4180, with byte-order mark and CRLF. A cell that a spreadsheet would run as a
 * formula or change as a number gets a leading apostrophe, and so does one that already begins with an
 * apostrophe, so that removing the first apostrophe always restores the value.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const lines = [line(columns.map(({ title }) => title))];
  for (const row of rows)
    lines.push(columns.map(({ value, isNumber }) => cell(value(row), isNumber)).join(','));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

function line(values: readonly CsvValue[]): string {
  return values.map((value) => cell(value)).join(',');
}

function cell(value: CsvValue, isNumber = false): string {
  const text = String(value ?? '');
  if (isNumber && PLAIN_NUMBER.test(text)) return text;
  const isRisky = FORMULA.test(text) || FRAGILE_NUMBER.test(text) || text.startsWith("'");
  const safe = isRisky ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One cell, quoted with doubled quotes inside, or plain up to the next comma or line end; then its terminator.
 */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/** A row counts as progress once so many have been read since the last one. */
const STEP = 2000;

/**
 * Reads a CSV file as written by `toCsv` and by spreadsheets. The protective apostrophe is removed and empty
 * lines are left out. `null` when quotes do not match.
 * @param onShare is told now and then which share of the text was read, from 0 to 1
 */
export function parseCsv(
  text: string,
  onShare?: (share: number) => void,
): { line: number; cells: string[] }[] | null {
  const source = text.startsWith(BOM) ? text.slice(1) : text;
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let [line, start] = [1, 1];
  for (CELL.lastIndex = 0; CELL.lastIndex < source.length;) {
    const found = CELL.exec(source);
    if (!found) return null;
    const [whole, quoted, bare = '', end] = found;
    const value = quoted === undefined ? bare : quoted.replaceAll('""', '"');
    cells.push(value.replace(/^'/, '').trim());
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ',' && CELL.lastIndex < source.length) continue;
    if (cells.some((one) => one !== '')) rows.push({ line: start, cells });
    [cells, start] = [[], line];
    if (rows.length % STEP === 0) onShare?.(CELL.lastIndex / source.length);
  }
  return rows;
}
