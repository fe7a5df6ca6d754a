import type { Area } from '../core/area';
import { inLang } from '../core/optionHandlers';
import { foundedAt } from '../core/seeds/world';
import { seedMenu } from './seeds/menu';
import { seedRoles } from './seeds/roles';
import { seedStaff } from './seeds/staff';

/** Operators, their roles and departments, and the menu. */
export const staff: Area = {
  name: 'staff',
  seeds: {
    start(db) {
      seedMenu(db);
      seedRoles(db, foundedAt(db));
      seedStaff(db);
    },
  },
  options: {
    role: (db, lang) =>
      [...db.roles.values()].map(({ id, name, roleKey }) => ({
        key: String(id),
        value: inLang(name, lang),
        extra: { roleKey },
      })),
    dept: (db, lang) =>
      [...db.depts.values()].map(({ id, deptName, parentId }) => ({
        key: String(id),
        value: inLang(deptName, lang),
        extra: { parentId },
      })),
    admin: (db) =>
      [...db.users.values()].map(({ userName, userNickname }) => ({ key: userName, value: userNickname })),
  },
};
