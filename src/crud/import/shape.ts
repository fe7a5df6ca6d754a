import { toCsv } from '@/lib/csv';
import { cleanMoney } from '@/lib/money';

/** The format of a file to import. */
export interface CsvShape<Column extends string> {
  /** The header, in order; matched without regard to case. */
  columns: readonly Column[];
  /** Columns that a file may have after these. */
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

/** A row of a file of any format. */
export interface TableRow {
  line: number;
  cells: readonly string[];
  /** Places of cells that the program which wrote the file may have changed. */
  doubtful?: readonly number[];
}

/** The template: the header and one example line. */
export const templateOf = <Column extends string>({ columns, example }: CsvShape<Column>): string =>
  toCsv<Readonly<Record<Column, string>>>(
    columns.map((title) => ({ title, value: (row) => row[title] })),
    [example],
  );

/** The columns of a file by its header; `null` if it is not the template's. */
export function columnsIn<Column extends string>(
  { columns, optional = [] }: CsvShape<Column>,
  head: TableRow | undefined,
): readonly Column[] | null {
  const named = (title: string, at: number) => head?.cells[at]?.toLowerCase() === title.toLowerCase();
  if (!head || !columns.every(named)) return null;
  return [...columns, ...optional.filter((title, at) => named(title, columns.length + at))];
}

/** The lines of a file with the template's header; `null` for any other file. */
export function linesOf<Column extends string>(
  shape: CsvShape<Column>,
  [head, ...rows]: readonly TableRow[],
): CsvLine<Column>[] | null {
  const columns = columnsIn(shape, head);
  if (!columns) return null;
  return rows.map(({ line, cells }) => {
    const values = columns.map((title, at) => {
      const cell = cells[at] ?? '';
      return [title, shape.amounts?.includes(title) ? cleanMoney(cell) : cell];
    });
    return { ...Object.fromEntries(values), line } as CsvLine<Column>;
  });
}
