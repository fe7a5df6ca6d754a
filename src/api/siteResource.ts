import { del, get, post, put, SITE } from './client';
import type { Resource } from './resource';
import type { Page, PageQuery, RecordKey } from './types';

/** What the server lets one do with a resource besides listing it and reading one record. */
type Verb = 'add' | 'edit' | 'delete' | 'export';

interface Paths {
  /** Path below the site: `memberWithdrawLog`. */
  base: string;
  verbs: readonly Verb[];
  /** Path of a list that is asked for by POST; `GET <base>/list` unless told. */
  postList?: string;
  /** The list shows all there is about a record: there is no `get`. */
  flat?: boolean;
}

const silent = (signal?: AbortSignal) => ({ silent: true, ...(signal ? { signal } : {}) });

/**
 * A resource with the ordinary calls: `list`, `get`, `add`, `edit`, `delete {ids}`, `export` below one path.
 * Failures are left to whoever asked, except those of a deletion.
 *
 * @param name first part of the message keys of its fields, and of stored settings
 */
export function siteResource<
  Row extends { id: number },
  Query extends PageQuery = PageQuery,
  Detail extends object = Row,
  Draft extends object = never,
  Edit extends object = never,
  Summary = unknown,
>(
  name: string,
  { base, verbs, postList, flat = false }: Paths,
): Resource<Row, Query, Detail, Draft, Edit, Summary> {
  const at = (verb: string) => `${SITE}${base}/${verb}`;
  const list = postList === undefined ? at('list') : `${SITE}${postList}`;
  const may = (verb: Verb) => verbs.includes(verb);
  return {
    name,
    rowKey: 'id',
    permissions: {
      list,
      ...(may('add') ? { add: at('add') } : {}),
      ...(may('edit') ? { edit: at('edit') } : {}),
      ...(may('delete') ? { remove: at('delete') } : {}),
      ...(may('export') ? { exportCsv: at('export') } : {}),
    },
    list: (query, signal) => (postList === undefined ? get : post)(list, query, silent(signal)),
    ...(flat
      ? {}
      : { get: (id: RecordKey, signal?: AbortSignal) => get<Detail>(at('get'), { id }, silent(signal)) }),
    ...(may('add') ? { add: (draft: Draft) => post(at('add'), draft, silent()) } : {}),
    ...(may('edit') ? { edit: (edit: Edit) => put(at('edit'), edit, silent()) } : {}),
    ...(may('delete') ? { remove: (ids: number[]) => del(at('delete'), { ids }) } : {}),
    ...(may('export')
      ? { exportRows: async (query: Query) => (await get<Page<Row>>(at('export'), query)).list }
      : {}),
  };
}
