import { toCsv } from '@/lib/csv';
import { cleanMoney } from '@/lib/money';
import type { Head } from './heads';
import type { TableRow } from './tableRow';

/** The format of a file to import. */
export interface CsvShape<Column extends string> {
  /** Names of the columns that a file must have, in the template's order. */
  columns: readonly Column[];
  /** Columns that a file may have besides. */
  optional?: readonly Column[];
  /** Columns with amounts; they are cleaned like an amount that is typed into a form. */
  amounts?: readonly Column[];
  /** Values of the example line in the template. */
  example: Readonly<Record<Column, string>>;
  /** Maximum number of lines that the server accepts in one call. */
  most: number;
  /** File name of the template. */
  file: string;
}

/** One line of a file; all values are text, because the server checks them. */
export type CsvLine<Column extends string> = Record<Column, string> & {
  /** Line number in the file. */
  line: number;
};

/** The template: the header and one example line. */
export const templateOf = <Column extends string>(
  { columns, example }: CsvShape<Column>,
  titleOf: (name: Column) => string,
): string =>
  toCsv<Readonly<Record<Column, string>>>(
    columns.map((name) => ({ title: titleOf(name), value: (row) => row[name] })),
    [example],
  );

/** The lines of a file, from the columns of its first row. What a column lacks is empty. */
export function linesOf<Column extends string>(
  { columns, optional = [], amounts }: CsvShape<Column>,
  head: Head,
  rows: readonly TableRow[],
): CsvLine<Column>[] {
  const places = [...columns, ...optional]
    .map((name) => [name, head.columns.indexOf(name)] as const)
    .filter(([, at]) => at >= 0);
  return rows.map(({ line, cells }) => {
    const values = places.map(([name, at]) => {
      const cell = cells[at] ?? '';
      return [name, amounts?.includes(name) ? cleanMoney(cell) : cell];
    });
    return { ...Object.fromEntries(values), line } as CsvLine<Column>;
  });
}
