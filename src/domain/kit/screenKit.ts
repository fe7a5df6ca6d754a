import type { Resource, SummaryOf } from '@/contract/resource';
import { actionKit } from './action';
import { rowColumns } from './columnKit';
import { filterKit } from './filter';
import { screenOf } from './screen';
import { sectionKit } from './section';
import { statisticKit } from './statistic';
import { tabsOf } from './tabs';

/**
 * The makers of one resource's screen, columns, filters, forms, actions, detail sections, tabs and statistics. Each only
 * makes a plain value from what the contract says of a field; a name that it does not know does not compile.
 * A screen may write any of the values itself instead.
 */
export function screenKit<R extends Resource>(resource: R) {
  const { filter } = filterKit<R>(resource);
  const { col, list } = rowColumns(resource);
  return {
    screen: screenOf(resource),
    col,
    list,
    filter,
    ...sectionKit(resource),
    ...actionKit(resource),
    ...statisticKit(resource),
    tabs: (field: keyof R['row'] & string, counts?: keyof SummaryOf<R> & string) =>
      tabsOf(resource, field, counts),
  };
}
