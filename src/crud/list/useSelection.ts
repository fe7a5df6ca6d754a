import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PageQuery } from '@/contract/filter';
import { isEqual } from '@/lib/equal';

/** The selected rows; a new query clears the selection. */
export interface Selection<Row> {
  /** The selected rows that are still on the page. */
  rows: readonly Row[];
  clear: () => void;
  /** Selects all rows of the page, or none when all are selected. */
  toggleAll: () => void;
  /** Props of the table's check boxes. */
  boxes: { keys: readonly string[]; onChange: (keys: string[]) => void };
}

const NOTHING: readonly string[] = [];

/** Selection of rows of one page. */
export function useSelection<Row extends object>(
  idOf: (row: Row) => string,
  rows: readonly Row[],
  query: PageQuery,
): Selection<Row> {
  const [chosen, setChosen] = useState({ query, keys: NOTHING });
  const keys = isEqual(chosen.query, query) ? chosen.keys : NOTHING;
  const picked = useMemo(
    () => (keys.length === 0 ? [] : rows.filter((row) => keys.includes(idOf(row)))),
    [idOf, keys, rows],
  );
  const clear = useCallback(() => setChosen(({ query }) => ({ query, keys: NOTHING })), []);
  const asked = useRef(query);
  useEffect(() => {
    asked.current = query;
  });
  const onChange = useCallback((next: string[]) => setChosen({ query: asked.current, keys: next }), []);
  const toggleAll = () => onChange(picked.length === rows.length ? [] : rows.map(idOf));
  return { rows: picked, clear, toggleAll, boxes: { keys, onChange } };
}
