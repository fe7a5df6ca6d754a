import { role as contract } from '../../src/contract/system/role';
import type { Area } from '../core/area';
import { changeHandlers, changeQueue } from '../core/change/handlers';
import { readHandlers } from '../core/reads';
import { defaultsFor } from '../core/roleDefaults';
import { roleCalls } from './calls';
import { defaultCalls } from './defaults';
import { guardedRoles, wantedOf } from './change';
import { menusOf, roleResource } from './resource';

/** What users may open and do. */
export const role: Area = {
  name: 'role',
  handlers: (db) => [
    ...readHandlers(db, contract, roleResource, {
      detail: ({ user }, row) => ({
        menuIds: menusOf(db, row).map(({ id }) => String(id)),
        defaults: defaultsFor(db, user, row.defaults),
      }),
    }),
    ...roleCalls(db),
    ...defaultCalls(db),
    ...changeHandlers(db, contract, guardedRoles, (_, __, sent) => wantedOf(sent)),
  ],
  changes: [changeQueue('role', guardedRoles)],
  actions: {
    setDefaults: {
      button: ['设置默认', 'Set defaults', '設定預設'],
      done: ['设置默认', 'Defaults set', '設定預設'],
    },
    dropDefaults: {
      button: ['移除默认', 'Remove defaults', '移除預設'],
      done: ['移除默认', 'Defaults removed', '移除預設'],
    },
  },
  records: {
    role: ['角色', 'Role', '角色'],
  },
};
