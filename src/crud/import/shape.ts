import { parseCsv, toCsv } from '@/lib/csv';

/** What a file to import looks like. */
export interface CsvShape<Column extends string> {
  /** Its head, in order; matched whatever the case. */
  columns: readonly Column[];
  /** Of the line in the template that shows how it is meant. */
  example: Readonly<Record<Column, string>>;
  /** What the server takes at once. */
  most: number;
  /** Name of the template. */
  file: string;
}

/** One line of a file; all of it is text until the server has judged it. */
export type CsvLine<Column extends string> = Record<Column, string> & {
  /** Its line in the file. */
  line: number;
};

/** A file with the head and one line to show how it is meant. */
export const templateOf = <Column extends string>({ columns, example }: CsvShape<Column>): string =>
  toCsv<Readonly<Record<Column, string>>>(
    columns.map((title) => ({ title, value: (row) => row[title] })),
    [example],
  );

/** The lines of a file with the template's head; `null` for any other file. */
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
