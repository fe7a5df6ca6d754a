import { parseCsv, toCsv } from '@/lib/csv';

/** The format of a file to import. */
export interface CsvShape<Column extends string> {
  /** The header, in order; matched without regard to case. */
  columns: readonly Column[];
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
export const templateOf = <Column extends string>({ columns, example }: CsvShape<Column>): string =>
  toCsv<Readonly<Record<Column, string>>>(
    columns.map((title) => ({ title, value: (row) => row[title] })),
    [example],
  );

/** The lines of a file with the template's header; `null` for any other file. */
export function linesOf<Column extends string>(
  { columns }: CsvShape<Column>,
  text: string,
): CsvLine<Column>[] | null {
  const [head, ...rows] = parseCsv(text) ?? [];
  if (!head || columns.some((title, at) => head.cells[at]?.toLowerCase() !== title.toLowerCase()))
    return null;
  return rows.map(({ line, cells }) => {
    const values = Object.fromEntries(columns.map((title, at) => [title, cells[at] ?? '']));
    return { ...values, line } as CsvLine<Column>;
  });
}
