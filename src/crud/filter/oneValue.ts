import type { FilterValues } from './filter';

/** A value that is one text; empty when there is none. */
export function oneValue(value: FilterValues[string]): string {
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
}

/** A value as a list, whether one text or several. */
export function manyValues(value: FilterValues[string]): string[] {
  return typeof value === 'string' ? [value] : [...(value ?? [])];
}

/** What a select of this parameter answers, as a filter value. */
export function fromSelect(
  param: string,
  chosen: readonly string[] | string | null | undefined,
): FilterValues {
  const none = chosen === undefined || chosen === null || chosen.length === 0;
  return { [param]: none ? undefined : chosen };
}
