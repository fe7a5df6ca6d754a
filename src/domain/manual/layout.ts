import type { Flow } from '@/contract/flow';
import { waysOf } from './page';

/** Arrows into one state that share a line beside the column of states. */
export interface Lane {
  to: string;
  /** States it comes from. */
  from: readonly string[];
  /** 0 is the nearest to the states. */
  place: number;
}

/** States in a column, and the arrows between them. */
export interface Layout {
  /** Names of the states from above. */
  states: readonly string[];
  /** Pairs of neighbours, the upper one first, that a straight arrow leads down. */
  steps: readonly (readonly [from: string, to: string])[];
  /** On the right: further down. */
  down: readonly Lane[];
  /** On the left: back up. */
  up: readonly Lane[];
}

/** How many moves each state is away from the beginning. */
function depths(flow: Flow, ways: readonly (readonly [string, string])[]): Map<string, number> {
  const found = new Map(flow.begins.map((name) => [name, 0]));
  for (const [name, depth] of found)
    for (const [from, to] of ways) if (from === name && !found.has(to)) found.set(to, depth + 1);
  return found;
}

const rowsOf = (lane: Pick<Lane, 'from' | 'to'>, states: readonly string[]): number[] =>
  [...lane.from, lane.to].map((name) => states.indexOf(name));

/** Gives each lane the nearest place that no other one takes at the same height, short ones first. */
function placed(lanes: readonly Omit<Lane, 'place'>[], states: readonly string[]): Lane[] {
  const taken: [place: number, top: number, bottom: number][] = [];
  const spans = lanes.map((lane) => {
    const rows = rowsOf(lane, states);
    return { lane, top: Math.min(...rows), bottom: Math.max(...rows) };
  });
  return spans
    .toSorted((a, b) => a.bottom - a.top - (b.bottom - b.top))
    .map(({ lane, top, bottom }) => {
      const free = (place: number) =>
        taken.every(([other, from, to]) => other !== place || bottom < from || top > to);
      let place = 0;
      while (!free(place)) place += 1;
      taken.push([place, top, bottom]);
      return { ...lane, place };
    });
}

/**
 * Lays out the states of a flow from its beginning to its ends, one below the other, so that it can be read in a narrow window.
 * Arrows into one state share a line.
 */
export function layoutOf(flow: Flow): Layout {
  const ways = waysOf(flow);
  const depth = depths(flow, ways);
  const names = Object.keys(flow.states);
  const rank = (name: string) => (name in flow.ends ? names.length : 0) + (depth.get(name) ?? 0);
  const states = names.toSorted((a, b) => rank(a) - rank(b));
  const row = (name: string) => states.indexOf(name);
  const steps = ways.filter(([from, to]) => row(to) === row(from) + 1);
  const lanesOf = (pairs: readonly (readonly [string, string])[]) =>
    placed(
      states.flatMap((to) => {
        const from = pairs.flatMap(([start, end]) => (end === to ? [start] : []));
        return from.length > 0 ? [{ to, from }] : [];
      }),
      states,
    );
  return {
    states,
    steps,
    down: lanesOf(ways.filter(([from, to]) => row(to) > row(from) + 1)),
    up: lanesOf(ways.filter(([from, to]) => row(to) < row(from))),
  };
}
