import { randomStream } from '../random';
import type { Random } from '../random';
import { DAY, dayStart, HOUR, MINUTE } from '../time';

/** The market is the world's, not one backend's: every seed sees the same. */
const MARKET = 20260101;

/** The draws of one thing in one stretch of time. */
export const marketStream = (name: string): Random => randomStream(MARKET, `board ${name}`);

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** A stretch of time, the steps it is walked in, and how far one goes, as a share. */
const LEVELS = [
  { span: DAY, steps: 24, far: 0.005 },
  { span: HOUR, steps: 60, far: 0.0008 },
  { span: MINUTE, steps: 12, far: 0.0002 },
] as const;

/** A random walk that begins and ends where it is told. */
function bridge(random: Random, steps: number, far: number, from: number, to: number): number[] {
  const walk = [0];
  for (let step = 0; step < steps; step++) walk.push((walk[step] ?? 0) + normal(random) * far);
  const missed = to - from - (walk[steps] ?? 0);
  return walk.map((value, step) => from + value + (missed * step) / steps);
}

/** What was drawn last; drawing it again would give the same. Cleared when it has grown. */
const drawn = new Map<string, number[]>();
const MOST_DRAWN = 20_000;

function kept(key: string, draw: () => number[]): number[] {
  const known = drawn.get(key);
  if (known) return known;
  if (drawn.size >= MOST_DRAWN) drawn.clear();
  const walk = draw();
  drawn.set(key, walk);
  return walk;
}

const opening = (name: string, day: number): number => normal(marketStream(`${name} ${day} open`)) * 0.02;

/** The same at the beginning of the hour that holds a moment, without what lies between the hours. */
export function walkedByHour(name: string, at: number): number {
  const start = dayStart(at);
  const [{ span, steps, far }] = LEVELS;
  const key = `${name} ${start} ${span}`;
  const walk = kept(key, () =>
    bridge(marketStream(key), steps, far, opening(name, start), opening(name, start + DAY)),
  );
  return walk[Math.floor((at - start) / HOUR)] ?? 0;
}

/** How long a price stands: the last step of the walk. */
export const STEP = MINUTE / 12;

/**
 * How far a name has walked from its usual value at a moment, as a logarithm: from midnight to midnight
 * by the hour, within it by the minute, within that every five seconds. Any moment is found without the
 * ones before it.
 */
export function walked(name: string, at: number): number {
  let start = dayStart(at);
  let ends: [from: number, to: number] | undefined;
  for (const { span, steps, far } of LEVELS) {
    const key = `${name} ${start} ${span}`;
    const between = ends;
    const walk = kept(key, () => {
      const [from, to] = between ?? [opening(name, start), opening(name, start + DAY)];
      return bridge(marketStream(key), steps, far, from, to);
    });
    const step = Math.floor(((at - start) / span) * steps);
    ends = [walk[step] ?? 0, walk[step + 1] ?? 0];
    start += (step * span) / steps;
  }
  return ends?.[0] ?? 0;
}
