import { useMemo } from 'react';
import { useFormatLabel } from '../field/label';
import type { Column } from './column';
import { textWidth } from '@/lib/textWidth';

/** Pixels: around a head's words, and the mark of a column that orders the list. */
const [AROUND, MARK] = [16, 22];

/** How much wider the bold words of a head are than those of a cell. */
const BOLD = 1.06;

/** The same columns, each at least as wide as the words of its head in the language on screen. */
export function useHeadWidths<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const labelOf = useFormatLabel();
  return useMemo(
    () =>
      columns.map((column) => {
        const words = textWidth(labelOf(column.label)) * BOLD;
        const head = Math.ceil(words + AROUND + (column.sort === undefined ? 0 : MARK));
        return head > column.width ? { ...column, width: head } : column;
      }),
    [columns, labelOf],
  );
}
