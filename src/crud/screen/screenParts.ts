import type { ComponentType, ReactNode } from 'react';
import type { PageQuery } from '@/contract/filter';
import type { DetailOf, Resource, RowOf, SummaryOf } from '@/contract/resource';
import type { ScreenAction } from '../action/screenAction';
import type { Section } from '../detail/section';
import type { Filter, FilterValues } from '../filter/filter';
import type { Column } from '../list/column';
import type { StatusTabs } from '../list/statusTabs';

/** A list screen, as values made by the kit of its resource. What is in an array is there; nothing else switches it. */
export interface ScreenParts<R extends Resource> {
  columns: readonly Column<RowOf<R>>[];
  filters?: readonly Filter[];
  tabs?: StatusTabs<SummaryOf<R>>;
  /** Parameters of the address that the screen itself sets; searches and resets leave them alone. */
  reservedParams?: readonly string[];
  /** What is filtered when the screen is opened without a filter; taking it away shows everything. */
  defaultFilters?: () => FilterValues;
  /** Stands above the table; `undefined` until the figures are there. */
  Statistics?: ComponentType<{ figures: SummaryOf<R> | undefined }>;
  toolbar?: readonly ScreenAction<PageQuery>[];
  rowActions?: readonly ScreenAction<RowOf<R>>[];
  bulkActions?: readonly ScreenAction<readonly RowOf<R>[]>[];
  /** What unfolds below a row. */
  expand?: (row: RowOf<R>) => ReactNode;
  detail?: readonly Section<DetailOf<R>>[];
  /** Opened by a click on a row; something in the row that is found by keyboard has to open it too. */
  onOpen?: (row: RowOf<R>) => void;
  /** Raise it when stored column settings no longer make sense; 1 by default. */
  schema?: number;
}
