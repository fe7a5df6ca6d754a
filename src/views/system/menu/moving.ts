import type { Drop, Step } from '@/ui/drag/TreeHandle';

/** A record of the tree as far as its place is concerned. */
export interface Placed {
  id: string;
  parentId: string;
}

/** The records below a parent in their new order. */
export interface Order {
  parentId: string;
  ids: readonly string[];
}

const below = (rows: readonly Placed[], parent: string): string[] =>
  rows.filter(({ parentId }) => parentId === parent).map(({ id }) => id);

/** The order with a record at a place among the others; `null` when it stands there already. */
function put(
  rows: readonly Placed[],
  { id, parentId: from }: Placed,
  parentId: string,
  place: number,
): Order | null {
  const others = below(rows, parentId).filter((one) => one !== id);
  const ids = others.toSpliced(place, 0, id);
  const isSame = from === parentId && String(ids) === String(below(rows, parentId));
  return isSame ? null : { parentId, ids };
}

const find = (rows: readonly Placed[], id: string): Placed | undefined => rows.find((row) => row.id === id);

/** True for the record itself and what is below it. */
function isWithin(rows: readonly Placed[], id: string, above: string): boolean {
  const seen = new Set<string>();
  let next = find(rows, id);
  while (next && !seen.has(next.id)) {
    if (next.id === above) return true;
    seen.add(next.id);
    next = find(rows, next.parentId);
  }
  return false;
}

/** What a drop makes of the order; `null` when it changes nothing, or would put a record below itself. */
export function dropped(rows: readonly Placed[], id: string, { over, where }: Drop): Order | null {
  const [row, target] = [find(rows, id), find(rows, over)];
  if (!row || !target || isWithin(rows, over, id)) return null;
  if (where === 'inside') return put(rows, row, over, below(rows, over).length);
  const others = below(rows, target.parentId).filter((one) => one !== id);
  return put(rows, row, target.parentId, others.indexOf(over) + (where === 'after' ? 1 : 0));
}

/** What an arrow key makes of the order; `null` where there is nowhere to go. */
export function stepped(rows: readonly Placed[], id: string, step: Step): Order | null {
  const row = find(rows, id);
  if (!row) return null;
  const siblings = below(rows, row.parentId);
  const place = siblings.indexOf(id);
  const before = siblings[place - 1];
  const parent = find(rows, row.parentId);
  switch (step) {
    case 'up':
      return place === 0 ? null : put(rows, row, row.parentId, place - 1);
    case 'down':
      return place === siblings.length - 1 ? null : put(rows, row, row.parentId, place + 1);
    case 'in':
      return before === undefined ? null : put(rows, row, before, below(rows, before).length);
    case 'out':
      return parent ? dropped(rows, id, { over: parent.id, where: 'after' }) : null;
  }
}
