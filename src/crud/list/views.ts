import { isEqual } from '@/lib/equal';
import type { PageQuery } from '@/contract/filter';
import type { FilterValues } from '../filter/filter';
import type { Column } from './column';
import { MOST_TABS } from '../filter/savedFilters';
import type { SavedFilter } from '../filter/savedFilters';
import type { Key } from '@/i18n/keys';
import { queryOf } from './listSearch';
import type { ListState } from './listSearch';

/** A filter that a screen offers to everybody as a tab. */
export interface OfferedView {
  label: Key;
  values: FilterValues;
  /** Key of the column that is shown after the first while the list shows the filter. */
  lead?: string;
  /** True: operators whose data are restricted to a member's team do not see it. */
  staffOnly?: boolean;
}

/** A filter that stands as a tab above a list. */
export interface View {
  name: string;
  values: FilterValues;
  /** How to show it. */
  apply: () => void;
}

/** Counts are asked as a page of one row: its total is the count, and no figures are made for it. */
export const countQuery = (values: FilterValues): PageQuery =>
  queryOf({ values, reserved: {}, pageNum: 1, pageSize: 1, sort: null });

/** True while a list shows exactly what the filter leaves. */
export const isShown = ({ values }: Pick<View, 'values'>, state: ListState): boolean =>
  isEqual(values, state.values);

/** The tabs of saved filters, as many as there is room for. */
export const savedViews = (
  saved: readonly SavedFilter[],
  read: (search: string) => ListState,
  apply: (search: string) => void,
): View[] =>
  saved
    .slice(0, MOST_TABS)
    .map(({ name, search }) => ({ name, values: read(search).values, apply: () => apply(search) }));

/** The columns in the order that suits the filter shown: those who look for it want to see first what it is about. */
function ledBy<Row>(
  columns: readonly Column<Row>[],
  views: readonly OfferedView[],
  state: ListState,
): readonly Column<Row>[] {
  const lead = views.find((view) => isShown(view, state))?.lead;
  const column = columns.find(({ key }) => key === lead);
  const [first, ...others] = columns;
  if (!column || !first || column === first) return columns;
  return [first, { ...column, asked: true }, ...others.filter((other) => other !== column)];
}

/**
 * The columns as the list is asked now: what its filter is about leads them, and those that it is filtered or ordered by
 * come before others where not all fit.
 */
export function askedFor<Row>(
  columns: readonly Column<Row>[],
  views: readonly OfferedView[],
  state: ListState,
): readonly Column<Row>[] {
  const { values, sort } = state;
  const isAsked = ({ key, sort: by }: Column<Row>) =>
    (values[key] ?? values[`${key}[]`]) !== undefined || (by !== undefined && by === sort?.column);
  return ledBy(columns, views, state).map((column) =>
    isAsked(column) ? { ...column, asked: true } : column,
  );
}
