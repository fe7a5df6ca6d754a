import { createContext, useMemo, useState } from 'react';
import { buildTree } from '@/lib/tree';
import type { TreeNode } from '@/lib/tree';
import { textOf } from '@/ui/cell/value';

/** All rows of a list, for cells that have to know those around their own; none where a filter leaves some out. */
export const TreeRows = createContext<readonly object[]>([]);

/** Rows of a tree that is open as a whole at first; of a larger one the last level is closed. */
const FEW = 50;

interface Node<Row> {
  id: string;
  parentId: string;
  row: Row;
}

type Nested<Row> = Row & { children?: Nested<Row>[] };

const keyOf = (row: object, name: string): string => textOf(Reflect.get(row, name)) ?? '';

function nested<Row extends object>({ row, children }: TreeNode<Node<Row>>): Nested<Row> {
  return children ? { ...row, children: children.map((child) => nested(child)) } : row;
}

/** Rows with others below that have others below in turn: all but the last level of each branch. */
function inner<Row extends object>(nodes: readonly TreeNode<Node<Row>>[]): string[] {
  return nodes.flatMap(({ id, children = [] }) =>
    children.some((child) => child.children) ? [id, ...inner(children)] : [],
  );
}

function outer<Row extends object>(nodes: readonly TreeNode<Node<Row>>[]): string[] {
  return nodes.flatMap(({ id, children }) => (children ? [id, ...outer(children)] : []));
}

/** Rows as a tree, and which of them are open. */
export interface Tree<Row> {
  roots: readonly Row[];
  table: { open: readonly string[]; onOpen: (keys: string[]) => void };
  /** True when there is nothing left to open. */
  isOpen: boolean;
  /** Opens all rows, or closes them. */
  toggle(): void;
}

/**
 * The tree of a list; of a small and of a filtered one every row is open.
 * @param parent the field with the key of the row above; without it the list is no tree
 */
export function useTree<Row extends object>(
  rows: readonly Row[],
  parent: string | undefined,
  isFiltered: boolean,
): Tree<Row> | null {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const nodes = useMemo(() => {
    if (parent === undefined) return [];
    const flat = rows.map((row): Node<Row> => ({ id: keyOf(row, 'id'), parentId: keyOf(row, parent), row }));
    return buildTree(flat, { id: 'id', parentId: 'parentId' });
  }, [rows, parent]);
  const roots = useMemo(() => nodes.map((node) => nested(node)), [nodes]);
  if (parent === undefined) return null;
  const all = outer(nodes);
  const open = chosen ?? (isFiltered || rows.length <= FEW ? all : inner(nodes));
  const isOpen = all.every((id) => open.includes(id));
  return {
    roots,
    table: { open, onOpen: setChosen },
    isOpen,
    toggle: () => setChosen(isOpen ? [] : all),
  };
}
