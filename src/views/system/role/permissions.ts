import { MenuType } from '@/contract/system/menu';
import type { AnswerOf } from '@/contract/resource';
import type { role } from '@/contract/system/role';

/** One record of the menu that a role may hold. */
export type Grantable = AnswerOf<(typeof role.calls)['getParams']>['menus'][number];

/** The records of the menu by id and by parent. */
export interface MenuIndex {
  all: readonly Grantable[];
  byId: ReadonlyMap<string, Grantable>;
  below: ReadonlyMap<string, readonly Grantable[]>;
}

export function indexOf(menus: readonly Grantable[]): MenuIndex {
  const below = new Map<string, Grantable[]>();
  for (const menu of menus) below.set(menu.parentId, [...(below.get(menu.parentId) ?? []), menu]);
  return { all: menus, byId: new Map(menus.map((menu) => [menu.id, menu])), below };
}

/** The record and all below it. */
function branchOf({ below }: MenuIndex, id: string): string[] {
  const seen = new Set([id]);
  // A set is gone through with what is added meanwhile, and nothing is in it twice.
  for (const one of seen) for (const child of below.get(one) ?? []) seen.add(child.id);
  return [...seen];
}

/** The records above, the nearest first. */
export function aboveOf({ byId }: MenuIndex, id: string): Grantable[] {
  const path = new Set<Grantable>();
  let next = byId.get(byId.get(id)?.parentId ?? '');
  while (next && !path.has(next)) {
    path.add(next);
    next = byId.get(next.parentId);
  }
  return [...path];
}

/** Directories that hold nothing any more open nothing. */
function withoutEmpty(index: MenuIndex, held: ReadonlySet<string>): Set<string> {
  return new Set(
    [...held].filter((id) => {
      if (index.byId.get(id)?.type !== MenuType.directory) return true;
      return branchOf(index, id).some(
        (one) => held.has(one) && index.byId.get(one)?.type !== MenuType.directory,
      );
    }),
  );
}

interface Toggle {
  id: string;
  on: boolean;
  /** True: what is below follows, and what is above comes along. */
  linked: boolean;
  /** Records that the operator cannot grant; they stay as they are. */
  locked: ReadonlySet<string>;
}

/** What a role holds after one record of the tree was checked or unchecked. */
export function toggled(
  index: MenuIndex,
  held: ReadonlySet<string>,
  { id, on, linked, locked }: Toggle,
): string[] {
  const branch = (linked ? branchOf(index, id) : [id]).filter((one) => !locked.has(one));
  if (!on) {
    const left = new Set([...held].filter((one) => !branch.includes(one)));
    return [...(linked ? withoutEmpty(index, left) : left)];
  }
  const above = linked ? aboveOf(index, id).map((menu) => menu.id) : [];
  return [...new Set([...held, ...branch, ...above])];
}

/** Records that match a text by title or permission, with all above and below them. */
export function matching(
  index: MenuIndex,
  text: string,
  titleOf: (menu: Grantable) => string,
): ReadonlySet<string> {
  const wanted = text.trim().toLowerCase();
  const found = index.all.filter((menu) =>
    [titleOf(menu), menu.permission].some((word) => word.toLowerCase().includes(wanted)),
  );
  return new Set(
    found.flatMap(({ id }) => [...branchOf(index, id), ...aboveOf(index, id).map((menu) => menu.id)]),
  );
}

/** Records that one side holds and the other does not, in the order of the menu. */
export function differing(
  { all }: MenuIndex,
  before: readonly string[],
  after: readonly string[],
): { added: Grantable[]; removed: Grantable[] } {
  const [was, is] = [new Set(before), new Set(after)];
  return {
    added: all.filter(({ id }) => is.has(id) && !was.has(id)),
    removed: all.filter(({ id }) => was.has(id) && !is.has(id)),
  };
}

/** A record by its title, a button behind that of its page. */
export const pathTitle = (index: MenuIndex, menu: Grantable, titleOf: (menu: Grantable) => string): string =>
  [aboveOf(index, menu.id)[0], menu].flatMap((one) => (one ? [titleOf(one)] : [])).join(' / ');
