import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkAt, nodeAt } from '@/ui/graph/hit';
import { layoutOf } from '@/ui/graph/layout';
import type { GraphLink, GraphNode, Point } from '@/ui/graph/layout';
import { fit, inGraph, onPicture, zoomAt } from '@/ui/graph/view';

const graphs = fc
  .integer({ min: 0, max: 60 })
  .chain((n) =>
    fc.record({
      nodes: fc.array(
        fc.record({ radius: fc.integer({ min: 4, max: 12 }), ring: fc.integer({ min: 0, max: 4 }) }),
        {
          minLength: n,
          maxLength: n,
        },
      ),
      ends: fc.array(fc.tuple(fc.nat(n + 3), fc.nat(n + 3), fc.integer({ min: 1, max: 30 })), {
        maxLength: 120,
      }),
    }),
  )
  .map(({ nodes, ends }) => ({
    nodes: nodes.map((node, place): GraphNode => ({ ...node, key: `n${place}` })),
    links: ends.map(([from, to, weight]): GraphLink => ({ from: `n${from}`, to: `n${to}`, weight })),
  }));

const settled = (nodes: readonly GraphNode[], links: readonly GraphLink[]) => {
  const layout = layoutOf(nodes, links);
  layout.settle();
  return layout;
};

const placesOf = (places: ReadonlyMap<string, Point>) =>
  [...places].map(([key, { x, y }]) => [key, x, y] as const).sort(([a], [b]) => (a < b ? -1 : 1));

test('every node has a finite place, within bounds that grow with their number', () => {
  fc.assert(
    fc.property(graphs, ({ nodes, links }) => {
      const { places } = settled(nodes, links);
      expect(places.size).toBe(nodes.length);
      for (const { x, y } of places.values()) {
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        expect(Math.hypot(x, y)).toBeLessThan(600 + 40 * nodes.length);
      }
    }),
    { numRuns: 60 },
  );
});

test('the same graph ends in the same places, in whatever order it is given', () => {
  fc.assert(
    fc.property(graphs, ({ nodes, links }) => {
      expect(placesOf(settled(nodes.toReversed(), links.toReversed()).places)).toEqual(
        placesOf(settled(nodes, links).places),
      );
    }),
    { numRuns: 30 },
  );
});

test('a layout comes to rest after as many steps whatever its size, and then stays', () => {
  const stepsOf = (n: number): number => {
    const layout = layoutOf(
      Array.from({ length: n }, (_, place) => ({ key: String(place), radius: 8, ring: 1 })),
      [],
    );
    let steps = 0;
    while (!layout.isAtRest()) {
      layout.step();
      steps += 1;
    }
    const before = placesOf(layout.places);
    layout.step();
    expect(placesOf(layout.places)).toEqual(before);
    return steps;
  };
  expect(stepsOf(3)).toBe(stepsOf(300));
  expect(stepsOf(3)).toBeLessThan(130);
});

test('a held node stays where it was put, and no other moves until the layout is woken', () => {
  const nodes = ['a', 'b', 'c'].map((key) => ({ key, radius: 8, ring: 1 }));
  const layout = settled(nodes, [{ from: 'a', to: 'b', weight: 5 }]);
  const before = placesOf(layout.places);
  layout.hold('a', { x: 300, y: -40 });
  layout.step();
  expect(layout.places.get('a')).toMatchObject({ x: 300, y: -40 });
  expect(placesOf(layout.places).slice(1)).toEqual(before.slice(1));
  layout.wake();
  layout.step();
  expect(layout.places.get('a')).toMatchObject({ x: 300, y: -40 });
  expect(placesOf(layout.places)[1]).not.toEqual(before[1]);
});

describe('the view', () => {
  const point = fc.record({
    x: fc.double({ min: -2000, max: 2000, noNaN: true }),
    y: fc.double({ min: -2000, max: 2000, noNaN: true }),
  });

  test('zooming leaves the point under the pointer where it is', () => {
    fc.assert(
      fc.property(point, fc.double({ min: 0.2, max: 5, noNaN: true }), (at, factor) => {
        const view = { x: 20, y: -10, scale: 1 };
        const kept = onPicture(zoomAt(view, at, factor), inGraph(view, at));
        expect(kept.x).toBeCloseTo(at.x, 6);
        expect(kept.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  test('a fitted view shows every point', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
        const size = { width: 640, height: 480 };
        const view = fit(points, size);
        for (const one of points.map((given) => onPicture(view, given))) {
          expect(one.x).toBeGreaterThanOrEqual(0);
          expect(one.x).toBeLessThanOrEqual(size.width);
          expect(one.y).toBeGreaterThanOrEqual(0);
          expect(one.y).toBeLessThanOrEqual(size.height);
        }
      }),
    );
  });
});

test('a pointer finds the node it is over, else the line it is near', () => {
  const nodes = ['a', 'b'].map((key) => ({ key, radius: 10, ring: 0 }));
  const links = [{ from: 'a', to: 'b', weight: 1 }];
  const places = new Map([
    ['a', { x: 0, y: 0 }],
    ['b', { x: 200, y: 0 }],
  ]);
  expect(nodeAt(nodes, places, { x: 8, y: 0 }, 1)?.key).toBe('a');
  expect(nodeAt(nodes, places, { x: 100, y: 0 }, 1)).toBeUndefined();
  expect(linkAt(links, places, { x: 100, y: 4 }, 1)).toBe(links[0]);
  expect(linkAt(links, places, { x: 100, y: 40 }, 1)).toBeUndefined();
  expect(linkAt(links, places, { x: 260, y: 0 }, 1)).toBeUndefined();
});
