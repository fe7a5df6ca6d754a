import type { Page, PageQuery, RecordKey } from './types';

/** Permission strings of a resource: the request path without `/admin/`; a missing verb does not exist. */
export interface Permissions {
  /** Reading single records goes with it. */
  list: string;
  add?: string;
  edit?: string;
  remove?: string;
  exportCsv?: string;
}

/**
 * One server resource as a value: its name, its key, its calls. Screens are drawn from it;
 * only `src/api` knows the paths behind it.
 *
 * @typeParam Row what the list shows
 * @typeParam Query filters and paging of the list
 * @typeParam Detail what `get` answers
 * @typeParam Draft body of `add`
 * @typeParam Edit body of `edit`
 */
export interface Resource<
  Row extends object,
  Query extends PageQuery = PageQuery,
  Detail extends object = Row,
  Draft extends object = never,
  Edit extends object = never,
  Summary = unknown,
> {
  /** First part of the message keys of its fields (`recharge` → `recharge.orderNo`) and of stored settings. */
  name: string;
  rowKey: keyof Row & string;
  permissions: Permissions;
  list(query: Query, signal?: AbortSignal): Promise<Page<Row, Summary>>;
  get?(id: RecordKey, signal?: AbortSignal): Promise<Detail>;
  add?(draft: Draft): Promise<unknown>;
  edit?(edit: Edit): Promise<unknown>;
  remove?(ids: number[]): Promise<unknown>;
  /** All rows of the filter, at most 10,000 (else refused with 42900). */
  exportRows?(query: Query): Promise<Row[]>;
}
