type CsvValue = string | number | boolean | null | undefined;

/** One column of an export. */
export interface CsvColumn<Row> {
  title: string;
  /** Null and undefined give an empty cell. */
  value: (row: Row) => CsvValue;
}

const BOM = '\ufeff';
/** What a spreadsheet would run; with the full-width forms, and with blanks or NUL before them. */
const FORMULA = /^[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\0]/;
/** What a spreadsheet would round or shorten: many digits, leading zeros, digits that read as an exponent. */
const FRAGILE_NUMBER = /^(?:[\d.]{16,}|0\d[\d.]*|\d[\d.]*e[+-]?\d+)$/i;
const NEEDS_QUOTES = /[",;\t\r\n\0]|^\s|\s$/;

/**
 * A CSV file after RFC 4180, with byte-order mark and CRLF. Cells that a spreadsheet would run as a
 * formula or mangle as a number begin with one apostrophe, and so do those that had one already:
 * dropping the first apostrophe always gives the value back.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  const lines = [line(columns.map(({ title }) => title))];
  for (const row of rows) lines.push(line(columns.map(({ value }) => value(row))));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

function line(values: readonly CsvValue[]): string {
  return values.map(cell).join(',');
}

function cell(value: CsvValue): string {
  const text = String(value ?? '');
  const isRisky = FORMULA.test(text) || FRAGILE_NUMBER.test(text) || text.startsWith("'");
  const safe = isRisky ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
