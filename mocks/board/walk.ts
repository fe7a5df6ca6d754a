import { randomStream } from '../core/random';
import type { Random } from '../core/random';
import { DAY, dayStart, HOUR, MINUTE } from '../core/time';

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

const opening = (name: string, day: number): number => normal(marketStream(`${name} ${day} open`)) * 0.02;

/**
 * How far a name has walked from its usual value at a moment, as a logarithm: from midnight to midnight
 * by the hour, within it by the minute, within that every five seconds. Any moment is found without the
 * ones before it.
 */
export function walked(name: string, at: number): number {
  let start = dayStart(at);
  let from = opening(name, start);
  let to = opening(name, start + DAY);
  for (const { span, steps, far } of LEVELS) {
    const walk = bridge(marketStream(`${name} ${start} ${span}`), steps, far, from, to);
    const step = Math.floor(((at - start) / span) * steps);
    from = walk[step] ?? from;
    to = walk[step + 1] ?? to;
    start += (step * span) / steps;
  }
  return from;
}
