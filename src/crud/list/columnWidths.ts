import { textWidth } from '@/lib/textWidth';
import { amountsWidth } from './amounts';
import type { Column } from './column';

/** Pixels: around the contents of a cell, the mark of a column that orders the list, and what surrounds a coded word. */
const [AROUND, MARK, TAG] = [16, 22, 16];

/** How much wider the bold words of a head are than those of a cell. */
const BOLD = 1.06;

/** Pixels; a longer head ends with dots rather than take the place of other columns. */
const LONGEST_HEAD = 224;

/** Widths grow by so many pixels, so that an amount with one digit more moves nothing. */
const STEP = 8;

/** What a column has to have room for, in the language on screen. */
interface ColumnWords {
  /** The words of its head. */
  head: string;
  /** Pixels of the longest word of the dictionary that its values are; 0 for other columns. */
  word: number;
}

function headWidth<Row>(column: Column<Row>, head: string, unit: string | null): number {
  const words = textWidth(head) * BOLD + (unit === null ? 0 : textWidth(` ${unit}`));
  return Math.min(LONGEST_HEAD, words + AROUND + (column.sort === undefined ? 0 : MARK));
}

const wordWidth = (word: number, beside = 0): number => (word === 0 ? 0 : word + TAG + AROUND + beside);

/**
 * Pixels that a column takes so that neither its head, if it is no sentence, nor any word that its values can be, nor an amount of the page is
 * cut: its own width, or more.
 */
export function columnWidth<Row>(
  column: Column<Row>,
  { head, word }: ColumnWords,
  rows: readonly Row[],
): number {
  const { width, unit } = amountsWidth(column, rows);
  const needed = Math.max(headWidth(column, head, unit), wordWidth(word, column.beside), width);
  return needed <= column.width ? column.width : Math.ceil(needed / STEP) * STEP;
}

/** The same widths where they are not smaller than before; `before` itself where none has grown. */
export function grown(
  before: ReadonlyMap<string, number>,
  widths: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const more = [...widths].filter(([key, width]) => width > (before.get(key) ?? 0));
  return more.length === 0 ? before : new Map([...before, ...more]);
}
