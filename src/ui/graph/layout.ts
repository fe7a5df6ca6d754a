import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';
import type { SimulationLinkDatum, SimulationNodeDatum } from 'd3-force';

/** What is drawn as one point. */
export interface GraphNode {
  key: string;
  /** Pixels; half its width. */
  radius: number;
  /** How far from the middle it begins: 0 for what the graph is about. */
  ring: number;
}

/** A line between two nodes, by their keys; a heavy one is shorter. */
export interface GraphLink {
  from: string;
  to: string;
  weight: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Steps after which a layout is at rest. */
const STEPS = 120;

/** Pixels between two rings before the first step. */
const RING = 90;

/** How far apart nodes still push each other away, in pixels. */
const REACH = 480;

/** The angle that spreads points evenly, however many there are. Radians. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

type Body = SimulationNodeDatum & Point & Pick<GraphNode, 'key' | 'radius'>;

const nameOf = ({ from, to, weight }: GraphLink): string => `${from} ${to} ${weight}`;

/** Places of nodes that pull and push each other until they are at rest. */
export interface Layout {
  /** The present place of each node. */
  places: ReadonlyMap<string, Point>;
  /** Moves every node by one step. */
  step(): void;
  isAtRest(): boolean;
  /** Makes all steps at once. */
  settle(): void;
  /** Puts one node somewhere, and keeps it there until it is let go. */
  hold(key: string, place: Point): void;
  letGo(key: string): void;
  /** Lets the others follow a node that was moved. */
  wake(): void;
}

/**
 * Makes the layout of a graph. The same nodes and links end in the same places, whatever their order; links to nodes that
 * are not there are left out.
 */
export function layoutOf(nodes: readonly GraphNode[], links: readonly GraphLink[]): Layout {
  const bodies: Body[] = [...nodes]
    .sort((a, b) => a.ring - b.ring || (a.key < b.key ? -1 : 1))
    .map(({ key, radius, ring }, place) => ({
      key,
      radius,
      x: RING * (ring + place / nodes.length) * Math.cos(place * GOLDEN),
      y: RING * (ring + place / nodes.length) * Math.sin(place * GOLDEN),
    }));
  const places = new Map(bodies.map((body) => [body.key, body]));
  const springs = links
    .filter(({ from, to }) => places.has(from) && places.has(to))
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    .map(({ from, to, weight }) => ({ source: from, target: to, weight }));

  const simulation = forceSimulation(bodies)
    .stop()
    .alphaDecay(1 - 0.001 ** (1 / STEPS))
    .force('push', forceManyBody<Body>().strength(-140).distanceMax(REACH))
    .force(
      'apart',
      forceCollide<Body>().radius(({ radius }) => radius + 4),
    )
    .force('x', forceX<Body>(0).strength(0.06))
    .force('y', forceY<Body>(0).strength(0.06))
    .force(
      'pull',
      forceLink<Body, SimulationLinkDatum<Body> & { weight: number }>(springs)
        .id(({ key }) => key)
        .distance(({ weight }) => 110 - 2 * Math.min(weight, 30)),
    );

  const isAtRest = () => simulation.alpha() < simulation.alphaMin();
  const step = () => {
    if (!isAtRest()) simulation.tick();
  };

  return {
    places,
    step,
    isAtRest,
    settle: () => {
      while (!isAtRest()) simulation.tick();
    },
    hold: (key, { x, y }) => {
      const body = places.get(key);
      if (body) Object.assign(body, { x, y, fx: x, fy: y });
    },
    letGo: (key) => {
      const body = places.get(key);
      if (body) Object.assign(body, { fx: null, fy: null });
    },
    wake: () => {
      simulation.alpha(Math.max(simulation.alpha(), 0.3));
    },
  };
}
