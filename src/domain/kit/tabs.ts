import { isReadable } from '@/contract/field/read';
import type { Resource, SummaryOf } from '@/contract/resource';
import type { StatusTabs } from '@/crud/list/statusTabs';

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && !Number.isNaN(value) ? value : undefined;

/** How many records a map of figures counts under a code: a number, or a record with its `count`. */
function countIn(map: unknown, code: string): number | undefined {
  if (typeof map !== 'object' || map === null) return undefined;
  const found: unknown = Object.hasOwn(map, code) ? Reflect.get(map, code) : 0;
  return (
    numberOf(found) ??
    (typeof found === 'object' && found ? numberOf(Reflect.get(found, 'count')) : undefined)
  );
}

/**
 * Tabs above a list, one for each code of a field's dictionary.
 * @param counts the figure with the counts by code; without it tabs show no counts
 */
export function tabsOf<R extends Resource>(
  { name, row, flow }: R,
  field: keyof R['row'] & string,
  counts?: keyof SummaryOf<R> & string,
): StatusTabs<SummaryOf<R>> {
  const dict = row[field]?.options.dict;
  if (!dict) throw new Error(`${name}.${field} has no dictionary`);
  return {
    param: `${field}[]`,
    dict,
    expected: flow?.field === field ? Object.keys(flow.states).length : 0,
    count:
      counts === undefined
        ? undefined
        : (summary, code) =>
            isReadable(summary, counts) ? countIn(Reflect.get(summary, counts), code) : undefined,
  };
}
