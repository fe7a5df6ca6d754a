import type { HttpHandler } from 'msw';
import type { FieldChange } from '@/api/types';
import { filteringPart } from '../../src/contract/filteringPart';
import { role as contract } from '../../src/contract/system/role';
import type { RoleDefaults } from '@/contract/system/roleDefaults';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import { act } from '../core/http';
import type { Context } from '../core/http';
import { listAt, listOf } from '../core/lists';
import { invalid, Refusal } from '../core/refusal';
import { changeRow } from '../core/resource';
import { listFor, pageFor } from '../core/roleDefaults';
import type { Role } from '../core/systemRows';
import { roleResource } from './resource';
import { mustBeOpen } from './rules';

const { setDefaults, dropDefaults } = contract.calls;

type ListDefault = RoleDefaults['lists'][number];

/** What a page is called; a list goes by the page that it is the main one of. */
const pageTitle = (db: Db, view: string | undefined): string =>
  view === undefined ? '' : (db.menus.find(({ component }) => component === view)?.title[0] ?? '');

/** The lists that one of two states sets otherwise than the other, by their pages. */
const otherLists = (db: Db, { lists }: RoleDefaults, other: RoleDefaults): string =>
  lists
    .filter((one) => !other.lists.includes(one))
    .map(({ list }) => pageTitle(db, listOf(db, list)?.view))
    .join('、');

/** What has changed, as histories tell it. */
function changes(db: Db, before: RoleDefaults, after: RoleDefaults): FieldChange[] {
  const told = [
    ['start', pageTitle(db, before.start?.view), pageTitle(db, after.start?.view)],
    ['density', before.density ?? '', after.density ?? ''],
  ] as const;
  const lists = [otherLists(db, before, after), otherLists(db, after, before)] as const;
  return [
    ...told
      .filter(([, one, other]) => one !== other)
      .map(([field, one, other]) => ({ field, before: one, after: other })),
    ...(lists[0] || lists[1] ? [{ field: 'lists', before: lists[0], after: lists[1] }] : []),
  ];
}

/** @throws Refusal 40000 for a page or a filter that there is not, 40300 for a page that the operator may not open */
function mustBeStart(
  { db, user }: Context<unknown>,
  { view, search = '' }: NonNullable<RoleDefaults['start']>,
): void {
  const isKnown = db.menus.some(({ component }) => component === view);
  if (!isKnown) throw invalid('start');
  if (!pageFor(db, user, view)) throw new Refusal(40300);
  const list = listAt(db, view);
  if (search !== '' && (!list || filteringPart(list, search) !== search)) throw invalid('start');
}

/** @throws Refusal 40000 for a list or a filter that there is not, 40300 for a list that the operator may not read */
function mustBeList({ db, user }: Context<unknown>, { list: name, columns, search }: ListDefault): void {
  if (!listOf(db, name)) throw invalid('list');
  const list = listFor(db, user, name);
  if (!list) throw new Refusal(40300);
  if (search !== undefined && filteringPart(list, search) !== search) throw invalid('list');
  if (columns && !columns.shown.every((key) => columns.order.includes(key))) throw invalid('list');
}

/** The lists with one more; parts that it leaves out stay as they were. */
function withList(lists: readonly ListDefault[], list: ListDefault): ListDefault[] {
  const before = lists.find((one) => one.list === list.list);
  const { columns = before?.columns, search = before?.search } = list;
  const next = {
    list: list.list,
    ...(columns ? { columns } : {}),
    ...(search === undefined ? {} : { search }),
  };
  return [...lists.filter((one) => one !== before), next];
}

type Given = Sent<(typeof setDefaults)['body']>;

/** @throws Refusal 40000, 40300 */
function withGiven(
  context: Context<unknown>,
  now: RoleDefaults,
  { start, density, list }: Given,
): RoleDefaults {
  if (start) mustBeStart(context, start);
  if (list) mustBeList(context, list);
  return {
    ...now,
    ...(start ? { start } : {}),
    ...(density ? { density } : {}),
    lists: list ? withList(now.lists, list) : now.lists,
  };
}

/** A list that the operator may not read stays: they do not know of it. */
function without(
  { db, user }: Context<unknown>,
  { start, density, lists }: RoleDefaults,
  dropped: Sent<(typeof dropDefaults)['body']>,
): RoleDefaults {
  const isDropped = ({ list }: ListDefault): boolean =>
    dropped.lists?.includes(list) === true && listFor(db, user, list) !== undefined;
  return {
    ...(start && !dropped.start ? { start } : {}),
    ...(density && !dropped.density ? { density } : {}),
    lists: lists.filter((one) => !isDropped(one)),
  };
}

/** Changes what a role sets, and tells the difference in its history. @throws Refusal 40300, 40303, 40400, 40900 */
function change(
  context: Context<{ id: number; version: number }>,
  next: (now: RoleDefaults) => RoleDefaults,
): { version: number } {
  const { db, note } = context;
  let diff: FieldChange[] = [];
  const { version } = changeRow(context, roleResource, [], (role: Role) => {
    mustBeOpen(context, role);
    const before = role.defaults;
    role.defaults = next(before);
    diff = changes(db, before, role.defaults);
  });
  note({ diff });
  return { version };
}

/** What sets the defaults of a role, and takes them out. */
export const defaultCalls = (db: Db): HttpHandler[] => [
  act(db, setDefaults, roleResource, (context) =>
    change(context, (now) => withGiven(context, now, context.input)),
  ),
  act(db, dropDefaults, roleResource, (context) =>
    change(context, (now) => without(context, now, context.input)),
  ),
];
