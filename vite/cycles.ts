/** What points at what, by name. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The groups of nodes that reach each other in a circle, after Tarjan; each sorted, the groups too.
 * Empty when the graph is a tree of layers.
 */
export function cyclesIn(graph: Graph): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();

  function visit(node: string): number {
    const index = order.size;
    let lowest = index;
    order.set(node, index);
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.has(next)) lowest = Math.min(lowest, low.get(next) ?? order.get(next) ?? index);
      low.set(node, lowest);
    }
    if (lowest === index) {
      const group = stack.splice(stack.indexOf(node));
      for (const member of group) open.delete(member);
      if (group.length > 1 || graph.get(node)?.has(node)) found.push(group.sort());
    }
    return lowest;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found.sort(([a = ''], [b = '']) => a.localeCompare(b));
}
