import type { FilterHow, Filters } from './filter';

/** Names of the parameters that one filter takes; those of lists end in `[]`. */
export function paramsOf(name: string, how: FilterHow): string[] {
  if (how === 'range') return [`${name}Min`, `${name}Max`];
  return [how === 'anyOf' ? `${name}[]` : name];
}

/** Parameters of the range of dates. */
export const DATE_PARAMS = ['dateField', 'dateRange[]'] as const;

/** Names of all filter parameters of a resource that may stand in an address. */
export const addressParams = (resource: {
  readonly filters?: Filters;
  readonly dates?: readonly string[];
}) => [
  ...Object.entries(resource.filters ?? {}).flatMap(([name, { how, personal }]) =>
    personal ? [] : paramsOf(name, how),
  ),
  ...(resource.dates?.length ? DATE_PARAMS : []),
];
