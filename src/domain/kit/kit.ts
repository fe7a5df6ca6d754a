import type { Resource } from '@/api/resource';
import type { PageQuery } from '@/api/types';
import { actionKit } from './actions';
import { columnKit } from './columns';
import { fieldKit } from './fields';
import { filterKit } from './filters';
import { memberKit } from './member';
import { sectionKit, tabsKit } from './parts';

/**
 * The makers of one resource's columns, filters, fields, actions, detail sections and tabs, with the
 * row type bound once: a field name that does not exist does not compile. Each only makes a plain value;
 * a screen may write the value itself instead.
 */
export function kitOf<
  Row extends object,
  Query extends PageQuery,
  Detail extends object,
  Draft extends object,
  Edit extends object,
  Summary,
>(resource: Resource<Row, Query, Detail, Draft, Edit, Summary>) {
  const { name } = resource;
  return {
    col: columnKit<Row>(name),
    /** Facts of the detail, where it knows more than the row. */
    fact: columnKit<Detail>(name),
    filter: filterKit<Row, Query>(name),
    member: memberKit(name),
    field: fieldKit<Draft, Edit>(name),
    ...actionKit(resource),
    section: sectionKit<Detail>(name),
    tabs: tabsKit<Query, Summary>(),
  };
}
