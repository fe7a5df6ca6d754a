/** A row with its children below it. */
export type TreeNode<Row, Children extends string = 'children'> = Row & {
  [Key in Children]?: TreeNode<Row, Children>[];
};

interface TreeKeys<Row, Children extends string> {
  id: keyof Row;
  parentId: keyof Row;
  /** `children` unless said otherwise. */
  children?: Children;
}

/**
 * Makes a forest of flat rows, in their order, without touching them (deep copies). Ids are compared
 * as text. A row whose parent is not among the rows is a root, so a filtered list stays visible; a
 * cycle is cut at one of its rows. Leaves have no list of children.
 */
export function buildTree<Row extends object, Children extends string = 'children'>(
  rows: readonly Row[],
  keys: TreeKeys<Row, Children>,
): TreeNode<Row, Children>[] {
  const copies = rows.map((row) => structuredClone(row));
  const byId = new Map<string, Row>();
  for (const row of copies) {
    const id = String(row[keys.id]);
    if (!byId.has(id)) byId.set(id, row);
  }
  const parentOf = (row: Row) => byId.get(String(row[keys.parentId]));
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

/** One row of every cycle: where the link to the parent has to go. */
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

interface Branch<Node> {
  children?: readonly Node[] | null;
}

/** Visits every node, parents first, with the chain of its ancestors from the root down. */
export function walk<Node extends Branch<Node>>(
  tree: readonly Node[],
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: readonly Node[] = [],
): void {
  for (const node of tree) {
    visit(node, ancestors);
    if (node.children?.length) walk(node.children, visit, [...ancestors, node]);
  }
}

/** The chain from the root to the first node that fits, that node included; empty when none does. */
export function findPath<Node extends Branch<Node>>(
  tree: readonly Node[],
  predicate: (node: Node) => boolean,
): Node[] {
  for (const node of tree) {
    if (predicate(node)) return [node];
    const below = findPath(node.children ?? [], predicate);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** All nodes, parents first, still carrying their children. */
export function flatten<Node extends Branch<Node>>(tree: readonly Node[]): Node[] {
  const nodes: Node[] = [];
  walk(tree, (node) => nodes.push(node));
  return nodes;
}

/** Keeps what fits with all that is below it, and the ancestors that lead there. The tree is not touched. */
export function filterTree<Node extends Branch<Node>>(
  tree: readonly Node[],
  fits: (node: Node) => boolean,
): Node[] {
  return tree.flatMap((node) => {
    if (fits(node)) return [node];
    const children = filterTree(node.children ?? [], fits);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
