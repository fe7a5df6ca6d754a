import { MOST_MEMBERS } from '../../../src/contract/risk/cluster';
import type { Thing, Things } from './things';

/** The members that a question reaches, and those that it had no room for. */
export interface Reached {
  /** How many ties away each member is. */
  steps: ReadonlyMap<number, number>;
  leftOut: number;
  /** Things of a crowd that were not followed. */
  crowds: ReadonlySet<Thing>;
}

/** Where a question begins: with a member, or with a thing that is followed whatever its crowd. */
export type Start = { memberId: number } | { thing: Thing };

/** Weights of the ties to members who are not reached yet: those with the heaviest first, of equals the oldest. */
function heaviest(things: Iterable<Thing>, reached: ReadonlyMap<number, number>): number[] {
  const weights = new Map<number, number>();
  for (const { holders, weight } of things)
    for (const id of holders.keys()) if (!reached.has(id)) weights.set(id, (weights.get(id) ?? 0) + weight);
  return [...weights].sort(([a, ours], [b, theirs]) => theirs - ours || a - b).map(([id]) => id);
}

/** Goes from the start over things to the members who have them too, so many ties far. */
export function walk(start: Start, things: Things, depth: number): Reached {
  const steps = new Map<number, number>('memberId' in start ? [[start.memberId, 0]] : []);
  const crowds = new Set<Thing>();
  let leftOut = 0;
  let edge: readonly number[] = [...steps.keys()];
  for (let step = 1; step <= depth; step += 1) {
    const met = new Set(edge.flatMap((id) => things.of(id)));
    const followed = [...met].filter((thing) => !thing.isCrowd);
    for (const thing of met) if (thing.isCrowd) crowds.add(thing);
    const found = heaviest(step === 1 && 'thing' in start ? [start.thing] : followed, steps);
    edge = found.slice(0, MOST_MEMBERS - steps.size);
    leftOut += found.length - edge.length;
    for (const id of edge) steps.set(id, step);
  }
  if ('thing' in start) crowds.delete(start.thing);
  return { steps, leftOut, crowds };
}
