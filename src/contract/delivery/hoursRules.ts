import { words } from '../words';
import type { Sentence } from '../rule';

/** A stretch of a day of the week in the platform's zone: 1 is Monday, `24:00` the end of the day. */
export interface Stretch {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

/** A time of day, `24:00` being its end. */
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

const overlap = (one: Stretch, other: Stretch): boolean =>
  other.day === one.day && other.from < one.to && one.from < other.to;

/** Stretches end after they begin, and those of one day do not overlap. */
export const hoursAreSound = (hours: readonly Stretch[]): Sentence | null =>
  hours.every(
    (one, place) =>
      CLOCK.test(one.from) &&
      CLOCK.test(one.to) &&
      one.from < one.to &&
      !hours.slice(0, place).some((other) => overlap(one, other)),
  )
    ? null
    : words['rule.hours'];
