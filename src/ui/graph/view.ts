import type { Point } from './layout';

/** Which part of a graph is seen: where its middle stands on the picture, and how large it is drawn. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const SMALLEST = 0.1;
const LARGEST = 4;

/** Pixels around a graph that fills its picture. */
const MARGIN = 36;

/** A graph of two or three nodes is not blown up. */
const FIT_AT_MOST = 1.4;

const within = (scale: number, most = LARGEST): number => Math.min(most, Math.max(SMALLEST, scale));

/** A point of the graph, on the picture. */
export const onPicture = ({ x, y, scale }: View, point: Point): Point => ({
  x: x + point.x * scale,
  y: y + point.y * scale,
});

/** A point of the picture, in the graph. */
export const inGraph = ({ x, y, scale }: View, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** Draws larger or smaller by a factor; what stands at a point of the picture stays there. */
export function zoomAt(view: View, at: Point, factor: number): View {
  const scale = within(view.scale * factor);
  const kept = inGraph(view, at);
  return { scale, x: at.x - kept.x * scale, y: at.y - kept.y * scale };
}

/** The view in which all points are seen. */
export function fit(points: Iterable<Point>, { width, height }: Size): View {
  const all = [...points];
  if (all.length === 0) return { x: width / 2, y: height / 2, scale: 1 };
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of all) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const scale = within(
    Math.min(
      (width - 2 * MARGIN) / Math.max(1, right - left),
      (height - 2 * MARGIN) / Math.max(1, bottom - top),
    ),
    FIT_AT_MOST,
  );
  return {
    scale,
    x: width / 2 - ((left + right) / 2) * scale,
    y: height / 2 - ((top + bottom) / 2) * scale,
  };
}
