import { role as contract } from '../../src/contract/system/role';
import type { Area } from '../core/area';
import { changeHandlers, changeQueue } from '../core/change/handlers';
import { readHandlers } from '../core/reads';
import { roleCalls } from './calls';
import { guardedRoles, wantedOf } from './change';
import { menusOf, roleResource } from './resource';

/** What users may open and do. */
export const role: Area = {
  name: 'role',
  handlers: (db) => [
    ...readHandlers(db, contract, roleResource, {
      detail: (_, row) => ({ menuIds: menusOf(db, row).map(({ id }) => String(id)) }),
    }),
    ...roleCalls(db),
    ...changeHandlers(db, contract, guardedRoles, (_, __, sent) => wantedOf(sent)),
  ],
  changes: [changeQueue('role', guardedRoles)],
  records: {
    role: ['角色', 'Role', '角色'],
  },
};
