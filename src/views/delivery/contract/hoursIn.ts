import type { Stretch } from '@/contract/delivery/hoursRules';

const isStretch = (value: unknown): value is Stretch =>
  typeof value === 'object' && value !== null && 'day' in value && 'from' in value && 'to' in value;

/** The stretches of a form's value. */
export const hoursIn = (value: unknown): readonly Stretch[] =>
  Array.isArray(value) ? value.filter(isStretch) : [];

/** The days of the week, Monday first, as the language calls them. */
export function dayNames(language: string): string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2024, 0, day + 1)));
}
