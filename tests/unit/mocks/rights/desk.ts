import type { WireDetailOf } from '@/contract/resource';
import { menu as menuContract } from '@/contract/system/menu';
import { role as roleContract } from '@/contract/system/role';
import { user as userContract } from '@/contract/system/user';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { openSession } from '#mocks/core/sessions';
import type { MenuRow, Role } from '#mocks/core/systemRows';
import { userOf } from '../context';
import { bench, bodyFrom, operator, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';
import { deputyIn } from './deputy';
import type { Deputy } from './deputy';

type User = WireDetailOf<typeof userContract>;

/** A backend in which `common` administers the system, and nothing else. */
export async function desk(
  terms: Partial<Role> = {},
): Promise<Deputy & { place: Bench; who: Operator; admin: Operator }> {
  const place = bench();
  const deputy = deputyIn(place.db, terms);
  return { ...deputy, place, who: await signedIn(place, 'common'), admin: await signedIn(place, 'admin') };
}

/** A record of the menu by its permission. @throws Error without one */
export const named = ({ db }: Bench, permission: string): MenuRow => {
  const row = db.menus.find(({ name }) => name === permission);
  if (!row) throw new Error(`the menu has no ${permission}`);
  return row;
};

/** A role by its key. @throws Error without one */
export const roleNamed = ({ db }: Bench, key: string): Role => {
  const role = [...db.roles.values()].find(({ roleKey }) => roleKey === key);
  if (!role) throw new Error(`no role is called ${key}`);
  return role;
};

/** The form of a record of the menu as it is, but for the change. */
export async function editMenu(who: Operator, row: MenuRow, change: object) {
  const { data } = await who.ask<object>('GET', `menu/get?id=${row.id}`);
  return who.ask<{ fields?: object } | null>('PUT', 'menu/update', {
    ...bodyFrom(menuContract.calls.update, data),
    ...change,
  });
}

/** The form of a role as it is, but for the change; a cap that is none is left out. */
export async function editRole(who: Operator, { id }: Role, change: object) {
  const { data } = await who.ask<object>('GET', `role/get?id=${id}`);
  const body = Object.entries(bodyFrom(roleContract.calls.edit, data)).filter(([, value]) => value !== null);
  return who.ask<{ fields?: Record<string, string> } | null>('PUT', 'role/edit', {
    ...Object.fromEntries(body),
    operPassword: DEMO_PASSWORD,
    ...change,
  });
}

/** The form of a user as it is, but for the change. */
export async function editUser(place: Bench, who: Operator, name: string, change: object) {
  const { id } = userOf(place.db, name);
  const admin = operator(
    place.handlers,
    openSession(place.db, userOf(place.db, 'admin'), { ip: '', userAgent: '' }).token,
  );
  const { data } = await admin.ask<User>('GET', `user/get?id=${id}`);
  return who.ask<{ fields?: Record<string, string> } | null>('PUT', 'user/edit', {
    ...bodyFrom(userContract.calls.edit, data),
    ...change,
  });
}
