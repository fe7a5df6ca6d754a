import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLanguage } from '@/i18n';
import { useSame } from '@/ui/base/useSame';
import { dictLabel, dictQuery } from '../cell/useDict';
import { useFormatLabel } from '../field/label';
import type { Column } from './column';
import { columnWidth, grown } from './columnWidths';

const NONE: readonly string[] = [];

const NO_WIDTHS: ReadonlyMap<string, number> = new Map();

/** The words of the dictionaries that are there; whoever draws them asks for them. */
function useDictWords(types: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const language = useLanguage();
  const known = useQueries({
    queries: types.map((type) => ({ ...dictQuery(type), enabled: false })),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(
    () =>
      new Map(types.map((type, at) => [type, (known[at] ?? []).map((entry) => dictLabel(entry, language))])),
    [types, known, language],
  );
}

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
  const words = useDictWords(types);
  const needed = useMemo(
    () =>
      new Map(
        columns.map((column) => {
          const room = { head: labelOf(column.label), words: words.get(column.word ?? '') ?? NONE };
          return [column.key, columnWidth(column, room, rows)];
        }),
      ),
    [columns, labelOf, words, rows],
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
