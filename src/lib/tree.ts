/** A row with its children below it. */
export type TreeNode<Row, Children extends string = 'children'> = Row & {
  [Key in Children]?: TreeNode<Row, Children>[];
};

interface TreeKeys<Children extends string> {
  id: string;
  parentId: string;
  /** Name of the property; `children` by default. */
  children?: Children;
}

/**
 * Builds a forest from flat rows, in their order; the rows are copied deeply. Ids are compared as text. A row
 * whose parent is not among the rows is a root, so that a filtered list stays visible; a cycle is cut at one of
 * its rows. Leaves have no list of children.
 */
export function buildTree<Row extends object, Children extends string = 'children'>(
  rows: readonly Row[],
  keys: TreeKeys<Children>,
): TreeNode<Row, Children>[] {
  const copies = rows.map((row) => structuredClone(row));
  const byId = new Map<string, Row>();
  for (const row of copies) {
    const id = String(Reflect.get(row, keys.id));
    if (!byId.has(id)) byId.set(id, row);
  }
  const parentOf = (row: Row) => byId.get(String(Reflect.get(row, keys.parentId)));
  const cut = cycleBreakers(copies, parentOf);
  const below = new Map<Row | undefined, Row[]>();
  for (const row of copies) {
    const parent = cut.has(row) ? undefined : parentOf(row);
    const siblings = below.get(parent);
    if (siblings) siblings.push(row);
    else below.set(parent, [row]);
  }
  for (const row of copies) {
    Object.assign(row, { [keys.children ?? 'children']: below.get(row) });
  }
  return below.get(undefined) ?? [];
}

/** One row of every cycle, whose link to the parent is dropped. */
function cycleBreakers<Row>(rows: readonly Row[], parentOf: (row: Row) => Row | undefined): Set<Row> {
  const settled = new Set<Row>();
  const breakers = new Set<Row>();
  for (const row of rows) {
    const path = new Set<Row>();
    let next: Row | undefined = row;
    while (next !== undefined && !settled.has(next) && !path.has(next)) {
      path.add(next);
      next = parentOf(next);
    }
    if (next !== undefined && path.has(next)) breakers.add(next);
    for (const step of path) settled.add(step);
  }
  return breakers;
}
