import { useMemo, useState } from 'react';
import { safeStorage } from '@/lib/storage';
import { useSession } from '@/stores/session';
import type { Column } from './column';
import { readLayout, shownColumns } from './columnLayout';
import type { Layout } from './columnLayout';

const storage = safeStorage('local');

/** A table's layout as one operator left it; only differences from the declared columns are stored. */
export interface ColumnLayout<Row> {
  layout: Layout;
  /** What is to be drawn. */
  shown: Column<Row>[];
  setLayout(layout: Layout): void;
  /** Everything as declared. */
  reset(): void;
}

/**
 * Layout of the columns of one list, per operator.
 * @param name of the resource
 * @param schema stored layouts of another number are forgotten
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
  return {
    layout,
    shown,
    setLayout: (next) => {
      setLayout(next);
      storage.write(key, { ...next, schema });
    },
    reset: () => {
      setLayout({});
      storage.remove(key);
    },
  };
}
