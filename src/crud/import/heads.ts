import type { TableRow } from './tableRow';

/** What the columns of an import are called, in all languages. */
export interface Titles {
  /** Titles of each column; its name is always one of them. */
  of: Readonly<Record<string, readonly string[]>>;
  /** Titles of columns that the console adds to the files it writes; they are not read. */
  added: readonly string[];
}

/** What the first row of a file says. */
export interface Head {
  /** The column at each place; `undefined` where there is none of the import's. */
  columns: readonly (string | undefined)[];
  /** Columns that the import needs and the file lacks. */
  missing: readonly string[];
  /** Columns that are there more than once. */
  twice: readonly string[];
  /** Titles that are none of the import's, as they stand in the file. */
  unknown: readonly string[];
}

/** Titles are the same in any case and width, and with any blanks around them. */
const plain = (title: string): string =>
  title
    .normalize('NFKC')
    .trim()
    .replace(/[_\s]+/g, ' ')
    .toLowerCase();

/**
 * Finds the columns of an import in the first row of a file, in any order and in any language.
 * @param required names of the columns that the file must have
 * @param optional names of those that it may have
 */
export function readHead(
  required: readonly string[],
  optional: readonly string[],
  titles: Titles,
  first: TableRow | undefined,
): Head {
  const names = [...required, ...optional];
  // A name wins over the title of another column.
  const byTitle = new Map([
    ...names.flatMap((name) => (titles.of[name] ?? []).map((title) => [plain(title), name] as const)),
    ...names.map((name) => [plain(name), name] as const),
  ]);
  const added = new Set(titles.added.map(plain));
  const cells = first?.cells ?? [];
  const columns = cells.map((cell) => byTitle.get(plain(cell)));
  return {
    columns,
    missing: required.filter((name) => !columns.includes(name)),
    twice: names.filter((name) => columns.filter((one) => one === name).length > 1),
    unknown: cells.filter((cell, at) => !columns[at] && cell.trim() !== '' && !added.has(plain(cell))),
  };
}
