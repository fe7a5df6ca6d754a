import type { deliveryContract } from '@/contract/delivery/contract';
import type { RowOf } from '@/contract/resource';

/** A stretch of a day of the week. */
export type Stretch = Pick<RowOf<typeof deliveryContract>['tradingHours'][number], 'day' | 'from' | 'to'>;

const isStretch = (value: unknown): value is Stretch =>
  typeof value === 'object' && value !== null && 'day' in value && 'from' in value && 'to' in value;

/** The stretches of a form's value. */
export const hoursIn = (value: unknown): readonly Stretch[] =>
  Array.isArray(value) ? value.filter(isStretch) : [];

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** True for stretches that end after they begin and do not overlap. */
export const isSound = (hours: readonly Stretch[]): boolean =>
  hours.every(
    (one, place) =>
      CLOCK.test(one.from) &&
      CLOCK.test(one.to) &&
      one.from < one.to &&
      !hours.some(
        (other, at) => at < place && other.day === one.day && other.from < one.to && one.from < other.to,
      ),
  );

/** The days of the week, Monday first, as the language calls them. */
export function dayNames(language: string): string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2024, 0, day + 1)));
}
