import { DataScope } from '@/contract/system/role';
import type { Db } from '#mocks/core/db';
import { isMoney } from '#mocks/core/moneyGains';
import type { MenuRow, Role, User } from '#mocks/core/systemRows';
import { userOf } from '../context';

/** Screens of the system's administration: users to menus, dictionaries, operators who are signed in. */
const SCREENS = [911, 912, 913, 914, 915, 921, 922, 934];

/** A user who administers the system and does nothing else: no members, no money. */
export interface Deputy {
  user: User;
  role: Role;
}

/** Gives `common` a role of its own with the screens of the system's administration and their buttons that decide no money. */
export function deputyIn(db: Db, terms: Partial<Role> = {}): Deputy {
  const isHeld = ({ id, pid, type, name }: MenuRow) =>
    type === 0 || ((SCREENS.includes(id) || SCREENS.includes(pid)) && !isMoney(name));
  const common = [...db.roles.values()].find(({ roleKey }) => roleKey === 'common');
  if (!common) throw new Error('no role is called common');
  const role: Role = {
    ...common,
    id: db.nextId('role'),
    roleKey: 'deputy',
    name: ['系统管理', 'Deputy', '系統管理'],
    dataScope: DataScope.all,
    menuIds: db.menus.filter(isHeld).map(({ id }) => id),
    ...terms,
  };
  db.roles.set(role.id, role);
  const user = userOf(db, 'common');
  user.roleIds = [role.id];
  return { user, role };
}
