import { useCallback, useMemo, useState } from 'react';
import { safeStorage } from '@/lib/storage';
import { useRoleDefaults } from '@/stores/roleDefaults';
import { useSeenAs } from '@/stores/seenAs';
import { useSession } from '@/stores/session';
import type { Column } from './column';
import { ownPart, readLayout, shownColumns } from './columnLayout';
import type { Layout } from './columnLayout';
import { defaultColumns, defaultDensity, withDefaults } from './listDefaults';

const storage = safeStorage('local');

const NONE: Layout = {};

/**
 * One operator's layout of a table. What differs from the columns as the operator's roles set them, or as they are declared,
 * is stored.
 */
export interface ColumnLayout<Row> {
  /** With what the roles set where the operator has set nothing. */
  layout: Layout;
  /** The columns without what the operator has changed. */
  columns: readonly Column<Row>[];
  /** The columns to draw. */
  shown: Column<Row>[];
  setLayout(layout: Layout): void;
  /** Restores what the roles set, or what is declared. */
  reset(): void;
}

/**
 * Returns the layout of a list's columns for the current operator. While the console is seen as a role, it is that of the role,
 * and changes are not kept.
 * @param name of the resource
 * @param schema stored layouts with another number are ignored
 * @param declared the columns as the console comes with them
 */
export function useColumnLayout<Row>(
  name: string,
  schema: number,
  declared: readonly Column<Row>[],
): ColumnLayout<Row> {
  const user = useSession((state) => state.user?.id ?? '0');
  const sent = useRoleDefaults((state) => state.sent);
  const seen = useSeenAs(({ role }) => role);
  const key = `console.columns.${user}.${name}` as const;
  const [stored, setStored] = useState(() => readLayout(storage.read(key), schema));
  const [tried, setTried] = useState({ seen, layout: NONE });
  const own = seen === null ? stored : tried.seen === seen ? tried.layout : NONE;

  const [columns, base] = useMemo((): [readonly Column<Row>[], Layout] => {
    const keys = declared.map((column) => column.key);
    const set = defaultColumns(sent, name, keys);
    const density = defaultDensity(sent);
    return [
      withDefaults(declared, set),
      { ...(set ? { all: set.all } : {}), ...(density ? { density } : {}) },
    ];
  }, [declared, sent, name]);
  const layout = useMemo(() => ({ ...base, ...own }), [base, own]);
  const shown = useMemo(() => shownColumns(columns, layout), [columns, layout]);

  const setLayout = useCallback(
    (next: Layout) => {
      const part = ownPart(next, base);
      if (seen !== null) return setTried({ seen, layout: part });
      setStored(part);
      storage.write(key, { ...part, all: part.all ?? null, schema });
    },
    [base, key, schema, seen],
  );
  const reset = useCallback(() => {
    if (seen !== null) return setTried({ seen, layout: NONE });
    setStored(NONE);
    storage.remove(key);
  }, [key, seen]);
  return useMemo(
    () => ({ layout, columns, shown, setLayout, reset }),
    [layout, columns, shown, setLayout, reset],
  );
}
