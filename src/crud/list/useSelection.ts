import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Resource } from '@/api/resource';
import type { PageQuery } from '@/api/types';
import { isEqual } from '@/lib/equal';
import { idOf } from './rowId';

/** The rows an operator has chosen; another question starts anew. */
export interface Selection<Row> {
  /** Those still on the page. */
  rows: readonly Row[];
  clear: () => void;
  /** For the table's boxes. */
  boxes: { keys: readonly number[]; onChange: (keys: number[]) => void };
}

const NOTHING: readonly number[] = [];

/** Selection among the rows of one page. */
export function useSelection<Row extends object>(
  resource: Pick<Resource<Row>, 'rowKey'>,
  rows: readonly Row[],
  query: PageQuery,
): Selection<Row> {
  const [chosen, setChosen] = useState({ query, keys: NOTHING });
  const keys = isEqual(chosen.query, query) ? chosen.keys : NOTHING;
  const picked = useMemo(
    () => (keys.length === 0 ? [] : rows.filter((row) => keys.includes(idOf(resource, row)))),
    [keys, resource, rows],
  );
  const clear = useCallback(() => setChosen(({ query }) => ({ query, keys: NOTHING })), []);
  const asked = useRef(query);
  useEffect(() => {
    asked.current = query;
  });
  const onChange = useCallback((next: number[]) => setChosen({ query: asked.current, keys: next }), []);
  return { rows: picked, clear, boxes: { keys, onChange } };
}
