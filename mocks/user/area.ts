import { user as contract } from '../../src/contract/system/user';
import type { Area } from '../core/area';
import { changeHandlers, changeQueue } from '../core/change/handlers';
import { readHandlers } from '../core/reads';
import { userCalls } from './calls';
import { guardedUsers, wantedOf } from './change';
import { userResource } from './resource';
import { checkAdmins } from './rules';
import { unlockHandler } from './unlock';

/** Those who sign in to the console. */
export const user: Area = {
  name: 'user',
  handlers: (db) => [
    ...readHandlers(db, contract, userResource),
    ...userCalls(db),
    ...changeHandlers(db, contract, guardedUsers, (_, __, sent) => wantedOf(sent)),
    unlockHandler(db),
  ],
  changes: [changeQueue('user', guardedUsers)],
  invariants: [checkAdmins],
  records: {
    user: ['用户', 'User', '使用者'],
  },
};
