import { readHead } from './heads';
import { readTable } from './readTable';
import type { Unreadable } from './readTable';
import type { TableRow } from './tableRow';

/** A member's number as it stands in files. */
const UID = /^[1-9]\d{7}$/;

/** What a file of UIDs may weigh, in bytes: 100,000 lines with all columns of a list. */
const LARGEST = 64 * 1024 * 1024;

/** A UID, and the line it stands in first. */
export interface UidLine {
  line: number;
  uid: string;
}

/** The UIDs of a file, each once. */
export interface UidFile {
  /** Lines with something in the column of UIDs. */
  read: number;
  uids: UidLine[];
  /** Lines that say a UID again. */
  twice: number;
  /** How many lines hold something else, and the first of them. */
  wrong: number;
  wrongLines: number[];
}

/** Why there are none: the file cannot be read, or has no column of UIDs. */
export type NoUids = Unreadable | { why: 'column' };

/** So many lines that hold something else are named. */
const NAMED = 20;

/** Where the UIDs stand, and from which row on; a file without a first row of titles may begin with them. */
function columnOf(rows: readonly TableRow[], titles: readonly string[]): { at: number; from: number } | null {
  const [first] = rows;
  const titled = readHead(['uid'], [], { of: { uid: titles }, added: [] }, first).columns.indexOf('uid');
  if (titled >= 0) return { at: titled, from: 1 };
  const bare = first?.cells.findIndex((cell) => UID.test(cell)) ?? -1;
  return bare >= 0 ? { at: bare, from: 0 } : null;
}

/** The UIDs of a table; `null` where it has no column of them. */
function uidsIn(rows: readonly TableRow[], titles: readonly string[]): UidFile | null {
  const column = columnOf(rows, titles);
  if (!column) return null;
  const found = new Map<string, UidLine>();
  const file: UidFile = { read: 0, uids: [], twice: 0, wrong: 0, wrongLines: [] };
  for (const { line, cells } of rows.slice(column.from)) {
    const uid = cells[column.at] ?? '';
    if (uid === '') continue;
    file.read += 1;
    if (!UID.test(uid)) {
      file.wrong += 1;
      if (file.wrongLines.length < NAMED) file.wrongLines.push(line);
    } else if (found.has(uid)) file.twice += 1;
    else found.set(uid, { line, uid });
  }
  return { ...file, uids: [...found.values()] };
}

/**
 * Reads the UIDs of a CSV or XLSX file.
 * @param titles what their column may be called, besides `uid`
 */
export async function uidsOfFile(
  file: Blob,
  titles: readonly string[],
  onShare: (share: number) => void,
): Promise<UidFile | NoUids> {
  const table = await readTable(file, { largest: LARGEST, onShare });
  if ('why' in table) return table;
  return uidsIn(table.rows, titles) ?? { why: 'column' };
}

/** The UIDs of a text that was typed or pasted, in any order of lines, blanks and commas; whatever they are. */
export const uidsOfText = (text: string): UidLine[] =>
  text
    .normalize('NFKC')
    .split(/[\s,;、]+/)
    .filter((uid) => uid !== '')
    .map((uid, place) => ({ line: place + 1, uid }));
