import type { FilterValues } from './filter';

/** The value when it is a single text, else an empty text. */
export function oneValue(value: FilterValues[string]): string {
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
}

/** The value as a list, whether it is one text or several. */
export function manyValues(value: FilterValues[string]): string[] {
  return typeof value === 'string' ? [value] : [...(value ?? [])];
}

/** Converts the value of a select to a filter value. */
export function fromSelect(
  param: string,
  chosen: readonly string[] | string | null | undefined,
): FilterValues {
  const none = chosen === undefined || chosen === null || chosen.length === 0;
  return { [param]: none ? undefined : chosen };
}
