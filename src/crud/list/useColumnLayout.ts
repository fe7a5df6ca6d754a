import { useCallback, useMemo, useState } from 'react';
import { safeStorage } from '@/lib/storage';
import { useSession } from '@/stores/session';
import type { Column } from './column';
import { readLayout, shownColumns } from './columnLayout';
import type { Layout } from './columnLayout';

const storage = safeStorage('local');

/** One operator's layout of a table; only differences from the declared columns are stored. */
export interface ColumnLayout<Row> {
  layout: Layout;
  /** The columns to draw. */
  shown: Column<Row>[];
  setLayout(layout: Layout): void;
  /** Restores the declared layout. */
  reset(): void;
}

/**
 * Returns the layout of a list's columns for the current operator.
 * @param name of the resource
 * @param schema stored layouts with another number are ignored
 */
export function useColumnLayout<Row>(
  name: string,
  schema: number,
  columns: readonly Column<Row>[],
): ColumnLayout<Row> {
  const user = useSession((state) => state.user?.id ?? '0');
  const key = `console.columns.${user}.${name}` as const;
  const [layout, setLayout] = useState(() => readLayout(storage.read(key), schema));
  const shown = useMemo(() => shownColumns(columns, layout), [columns, layout]);
  const keepLayout = useCallback(
    (next: Layout) => {
      setLayout(next);
      storage.write(key, { ...next, all: next.all ?? false, schema });
    },
    [key, schema],
  );
  const reset = useCallback(() => {
    setLayout({});
    storage.remove(key);
  }, [key]);
  return useMemo(() => ({ layout, shown, setLayout: keepLayout, reset }), [layout, shown, keepLayout, reset]);
}
