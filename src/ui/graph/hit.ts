import type { GraphLink, GraphNode, Point } from './layout';

/** Pixels around a node or a line within which a pointer means it. */
const NEAR = 6;

/** How far a point is from a line between two others. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy);
}

/** The node under a point of the graph: of several the one that is drawn last. */
export const nodeAt = <N extends GraphNode>(
  nodes: readonly N[],
  places: ReadonlyMap<string, Point>,
  point: Point,
  scale: number,
): N | undefined =>
  nodes.findLast(({ key, radius }) => {
    const place = places.get(key);
    return place && Math.hypot(point.x - place.x, point.y - place.y) <= radius + NEAR / scale / 2;
  });

/** The line nearest to a point of the graph, if one is near. */
export function linkAt<L extends GraphLink>(
  links: readonly L[],
  places: ReadonlyMap<string, Point>,
  point: Point,
  scale: number,
): L | undefined {
  let [nearest, best]: [L | undefined, number] = [undefined, NEAR / scale];
  for (const link of links) {
    const [from, to] = [places.get(link.from), places.get(link.to)];
    if (!from || !to) continue;
    const far = distance(point, from, to);
    if (far <= best) [nearest, best] = [link, far];
  }
  return nearest;
}
