import type { ComponentType, ReactNode } from 'react';
import type { PageQuery } from '@/contract/filter';
import type { DetailOf, Resource, RowOf, SummaryOf } from '@/contract/resource';
import type { ScreenAction } from '../action/screenAction';
import type { Section } from '../detail/section';
import type { Filter, FilterValues } from '../filter/filter';
import type { Column } from '../list/column';
import type { StatusTabs } from '../list/statusTabs';
import type { OfferedView } from '../list/views';

/** How a list refreshes itself. */
export interface LiveTerms<R extends Resource> {
  /** Seconds from one time to the next. */
  seconds: number;
  /** Fields that the actions of a row depend on. */
  actionsRead: readonly (keyof R['row'] & string)[];
}

/**
 * The parts of a list screen, as values made by the kit of its resource. Parts that are not listed are not
 * drawn.
 */
export interface ScreenParts<R extends Resource> {
  columns: readonly Column<RowOf<R>>[];
  filters?: readonly Filter[];
  tabs?: StatusTabs<SummaryOf<R>>;
  /** Filters that stand as tabs for every operator. */
  views?: readonly OfferedView[];
  /** Parameters of the address set by the screen itself; searches and resets keep them. */
  reservedParams?: readonly string[];
  /** Parameters of the address that the screen alone understands; searches and resets keep them, and no question has them. */
  ownParams?: readonly string[];
  /** Filters of a screen opened without any; removing them shows everything. */
  defaultFilters?: () => FilterValues;
  /** Parameters sent with every question, for a screen that shows a part of the records alone; in no address. */
  scope?: Readonly<Record<string, string>>;
  /** Drawn above the table; `figures` is `undefined` until they are loaded. */
  Statistics?: ComponentType<{ figures: SummaryOf<R> | undefined }>;
  toolbar?: readonly ScreenAction<PageQuery>[];
  rowActions?: readonly ScreenAction<RowOf<R>>[];
  bulkActions?: readonly ScreenAction<readonly RowOf<R>[]>[];
  /** What can be done with an open record besides what its row offers. */
  recordActions?: readonly ScreenAction<RowOf<R>>[];
  /** Draws the expanded part below a row. */
  expand?: (row: RowOf<R>) => ReactNode;
  /** Draws a row as a card; operators then choose between a table and a wall of cards. */
  card?: (row: RowOf<R>) => ReactNode;
  detail?: readonly Section<DetailOf<R>>[];
  /** Called for a click on a row. For keyboard users, a control in the row has to do the same. */
  onOpen?: (row: RowOf<R>) => void;
  /** The list is read again by itself, while the operator looks at it. */
  live?: LiveTerms<R>;
  /** Increase it when stored column settings no longer fit; 1 by default. */
  schema?: number;
}
