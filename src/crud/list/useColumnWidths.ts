import { useMemo, useState } from 'react';
import { useSame } from '@/ui/base/useSame';
import { useFormatLabel } from '../field/label';
import type { Column } from './column';
import { columnWidth, grown } from './columnWidths';
import { useDictWidths } from './useDictWidths';

const NO_WIDTHS: ReadonlyMap<string, number> = new Map();

/**
 * The same columns, each wide enough for its head, its words and its amounts in the language on screen. While a list is
 * on screen its columns only grow, so that nothing moves from page to page.
 */
export function useColumnWidths<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] {
  const labelOf = useFormatLabel();
  const types = useSame([...new Set(columns.flatMap(({ word }) => word ?? []))]);
  const words = useDictWidths(types);
  const rooms = useMemo(
    () =>
      columns.map((column) => ({
        column,
        room: { head: labelOf(column.label), word: words.get(column.word ?? '') ?? 0 },
      })),
    [columns, labelOf, words],
  );
  const needed = useMemo(
    () => new Map(rooms.map(({ column, room }) => [column.key, columnWidth(column, room, rows)])),
    [rooms, rows],
  );
  const [known, setKnown] = useState({ labelOf, widths: NO_WIDTHS });
  const widths = grown(known.labelOf === labelOf ? known.widths : NO_WIDTHS, needed);
  // Another language has other words: its columns begin anew.
  if (widths !== known.widths) setKnown({ labelOf, widths });
  return useMemo(
    () => columns.map((column) => ({ ...column, width: widths.get(column.key) ?? column.width })),
    [columns, widths],
  );
}
