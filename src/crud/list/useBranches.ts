import { useMemo, useState } from 'react';
import { textOf } from '@/ui/cell/value';

const CHILDREN = 'children';

/** Keys of all rows with rows below them. */
function branchesIn(rows: readonly object[], rowKey: string): string[] {
  return rows.flatMap((row) => {
    const children: unknown = Reflect.get(row, CHILDREN);
    if (!Array.isArray(children)) return [];
    const below = children.filter((child): child is object => typeof child === 'object' && child !== null);
    return [textOf(Reflect.get(row, rowKey)) ?? '', ...branchesIn(below, rowKey)];
  });
}

/** The open branches of a table that is a tree: all but those that the operator has closed. */
export function useBranches<Row extends object>(rows: readonly Row[], rowKey: string, tree: boolean) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const keys = useMemo(() => (tree ? branchesIn(rows, rowKey) : []), [rows, rowKey, tree]);
  return {
    expandedRowKeys: keys.filter((key) => !closed.has(key)),
    onExpand: (opens: boolean, row: Row) => {
      const key = textOf(Reflect.get(row, rowKey)) ?? '';
      setClosed((now) => {
        const next = new Set(now);
        if (opens) next.delete(key);
        else next.add(key);
        return next;
      });
    },
  };
}
