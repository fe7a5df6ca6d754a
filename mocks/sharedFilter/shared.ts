import { filteringPart } from '../../src/contract/filteringPart';
import type { shareFilter, unshareFilter } from '@/contract/shell/sharedFilter';
import { MOST_SHARED } from '../../src/contract/shell/sharedFilter';
import { role } from '../../src/contract/system/role';
import { eachOf } from '../core/bulk';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { listOf } from '../core/lists';
import type { ListContract } from '../core/lists';
import { invalid, Refusal } from '../core/refusal';
import type { Texts } from '../core/rows';
import { isScoped, withoutStaffs } from '../core/staffOnly';

/** A filter that colleagues share. */
interface SharedFilterRow {
  id: number;
  /** Name of the list's resource. */
  list: string;
  name: string;
  search: string;
  userId: number;
  createdAt: string;
}

declare module '../core/tables' {
  interface Tables {
    sharedFilters: Map<number, SharedFilterRow>;
  }
}

const full: Texts = [
  '该列表最多共享 {max} 个筛选，请先删除不用的',
  'At most {max} filters can be shared on this list. Delete one that is no longer used first.',
  '該列表最多共用 {max} 個篩選，請先刪除不用的',
];

/** @throws Refusal 40000 for a list that does not exist, 40300 for one that the operator may not read */
function listFor({ db, can }: Context<unknown>, name: string): ListContract {
  const list = listOf(db, name);
  if (!list) throw invalid('list');
  const { path, permission = path } = list.calls.list;
  if (!can(permission)) throw new Refusal(40300);
  return list;
}

const sharedOn = ({ db }: Context<unknown>, list: string): SharedFilterRow[] =>
  [...db.sharedFilters.values()].filter((row) => row.list === list);

const mayRemove = ({ can, user }: Context<unknown>, { userId }: SharedFilterRow): boolean =>
  userId === user.id || can(role.calls.edit.path);

/** The filters shared on a list, without those that ask for what the operator does not get. @throws Refusal 40000, 40300 */
export function shownTo(context: Context<{ list: string }>) {
  const list = listFor(context, context.input.list);
  const seen = isScoped(context) ? withoutStaffs(list) : list;
  return sharedOn(context, list.name)
    .filter(({ search }) => filteringPart(seen, search) === search)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'zh-CN'))
    .map((row) => ({
      id: row.id,
      name: row.name,
      search: row.search,
      author: context.db.users.get(row.userId)?.userNickname ?? '',
      createdAt: row.createdAt,
      removable: mayRemove(context, row),
    }));
}

/** @throws Refusal 40000, 40300, 40905, 42205 */
export function share(context: Context<Sent<(typeof shareFilter)['body']>>): { id: number } {
  const { db, user, input, note } = context;
  const list = listFor(context, input.list);
  if (filteringPart(list, input.search) !== input.search) throw invalid('search');
  const others = sharedOn(context, list.name);
  if (others.some(({ name }) => name === input.name)) throw new Refusal(40905, { field: 'name' });
  if (others.length >= MOST_SHARED) throw new Refusal(42205, { because: full, max: MOST_SHARED });
  const id = db.nextId('sharedFilter');
  db.sharedFilters.set(id, {
    id,
    list: list.name,
    name: input.name,
    search: input.search,
    userId: user.id,
    createdAt: db.stamp(),
  });
  note({ targetType: 'sharedFilter', targetId: String(id), targetText: input.name });
  return { id };
}

/** @throws Refusal 40300 for the filters of others, 40400 */
export function unshare(context: Context<Sent<(typeof unshareFilter)['body']>>) {
  const { db, input, note, noteRecord } = context;
  note({ targetType: 'sharedFilter', targetId: input.ids.join(',') });
  return eachOf(context, input.ids, (id) => {
    const row = db.sharedFilters.get(id);
    if (!row) throw new Refusal(40400);
    if (!mayRemove(context, row)) throw new Refusal(40300);
    db.sharedFilters.delete(id);
    noteRecord({ targetId: String(id), targetText: row.name });
  });
}
