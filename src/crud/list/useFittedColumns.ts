import { useEffect, useMemo } from 'react';
import type { RefObject } from 'react';
import { usePrinting } from '@/ui/table/usePrinting';
import { useWidth } from '@/ui/table/useWidth';
import { usePhone } from '@/ui/base/windowWidth';
import type { Column } from './column';
import type { Layout } from './columnLayout';
import { fitColumns } from './fitColumns';
import type { FittedColumns } from './fitColumns';

/** Pixels of the list that was on screen last: the next one has as many. */
let latest = Number.POSITIVE_INFINITY;

/**
 * The columns of a list that fit into its place; all of them on a phone, where rows are cards, and on paper.
 * @param place the element that the list stands in
 * @param shown the columns that the operator has not hidden, in their order
 * @param columns all columns with widths that nobody has changed
 * @param beside pixels of the columns beside those of the data
 */
export function useFittedColumns<Row>(
  place: RefObject<HTMLElement | null>,
  shown: readonly Column<Row>[],
  columns: readonly Column<Row>[],
  layout: Layout,
  beside: number,
): FittedColumns<Row> {
  const isPhone = usePhone();
  const isPrinting = usePrinting();
  const room = useWidth(place, latest);
  useEffect(() => {
    latest = room;
  }, [room]);
  return useMemo(() => {
    if (isPhone || isPrinting) return { drawn: shown, beyond: 0 };
    const widths = new Map(columns.map(({ key, width }) => [key, width]));
    return fitColumns(shown, widths, layout, room, beside);
  }, [shown, columns, layout, room, beside, isPhone, isPrinting]);
}
