import type { WalkCall } from './draws';

/** The resource of a route, as `member` of `PUT member/edit`. */
const resourceOf = (route: string): string => route.replace(/^\S+ /, '').replace(/\/.*/, '');

/**
 * The calls among which a step is drawn when each of those left is to go through: in turn what is left, what belongs to the
 * same resources, and all of them, for a call may need others to be made before.
 */
export function steered(calls: readonly WalkCall[], left: ReadonlySet<string>, step: number): WalkCall[] {
  if (step % 3 === 0) return calls.filter(({ route }) => left.has(route));
  if (step % 3 === 1) return [...calls];
  const near = new Set([...left].map(resourceOf));
  return calls.filter(({ route }) => near.has(resourceOf(route)));
}

/** Calls with how often each is drawn. */
export const weighed = (calls: readonly WalkCall[]) => calls.map((call) => [call, call.often ?? 1] as const);
