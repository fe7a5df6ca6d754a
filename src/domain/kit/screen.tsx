import type { ComponentType } from 'react';
import type { DetailOf, Resource, RowOf } from '@/contract/resource';
import type { ScreenAction } from '@/crud/action/screenAction';
import type { Section } from '@/crud/detail/section';
import type { Column } from '@/crud/list/column';
import { ListScreen } from '@/crud/screen/ListScreen';
import type { ScreenParts } from '@/crud/screen/screenParts';
import { evidenceActions } from './evidenceActions';
import { rowColumns } from './columnKit';
import type { ColumnItem } from './columnKit';
import { eyesSection } from '../eyes/eyesSection';
import { actionKit } from './action';
import { filterKit } from './filter';
import type { FilterItem } from './filter';

/** The parts of a list screen; what is left out follows from the contract, or is not drawn. */
export interface ScreenTerms<R extends Resource> extends Omit<ScreenParts<R>, 'columns' | 'filters'> {
  /** Columns shown by default; operators can add those of all other fields. */
  columns: readonly ColumnItem<R['row']>[];
  /** Columns that replace those of their fields among the others. */
  ownColumns?: readonly Column<RowOf<R>>[];
  /** Filters that come first; all others of the contract follow in its order. */
  filters?: readonly FilterItem<R>[];
}

/** Parts of a screen that are only known while it is drawn. */
type ScreenProps<R extends Resource> = Pick<ScreenParts<R>, 'onOpen' | 'scope'>;

/** The actions of a row, and last of them its history, for a record with a drawer that tells it. */
function withHistory<R extends Resource>(
  resource: R,
  actions: readonly ScreenAction<RowOf<R>>[],
  detail: readonly Section<DetailOf<R>>[],
): readonly ScreenAction<RowOf<R>>[] {
  const isTold = detail.some(({ key }) => key === 'history') && actions.some(({ name }) => name === 'detail');
  return isTold ? [...actions, actionKit(resource).row.history()] : actions;
}

/**
 * Makes the component of a list screen. Call it once, at module level, so that its values keep their identity.
 */
export const screenOf =
  <R extends Resource>(resource: R) =>
  ({
    columns,
    ownColumns,
    filters,
    detail = [],
    rowActions = [],
    ...others
  }: ScreenTerms<R>): ComponentType<ScreenProps<R>> => {
    const parts: ScreenParts<R> = {
      recordActions: evidenceActions(resource),
      ...others,
      detail: [...eyesSection(resource), ...detail],
      rowActions: withHistory(resource, rowActions, detail),
      columns: rowColumns(resource).columns(columns, ownColumns),
      filters: filterKit<R>(resource).filters(filters),
    };
    return function Screen(props) {
      return <ListScreen resource={resource} {...parts} {...props} />;
    };
  };
