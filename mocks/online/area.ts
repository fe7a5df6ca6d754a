import { online as contract } from '../../src/contract/system/online';
import type { Area } from '../core/area';
import { eachOf } from '../core/bulk';
import { mustMayTouch } from '../core/granting';
import { act } from '../core/http';
import { readHandlers } from '../core/reads';
import { Refusal } from '../core/refusal';
import { findRow } from '../core/resource';
import { forceLogOut } from '../core/sessions';
import { online as sessions } from './list';
import { seedSessions } from './seeds';

const { forceLogout } = contract.calls;

export const online: Area = {
  name: 'online',
  handlers: (db) => [
    ...readHandlers(db, contract, sessions),
    act(db, forceLogout, sessions, (context) => {
      const { input, token, note, noteRecord } = context;
      note({ targetType: sessions.target, targetId: input.ids.join(',') });
      return eachOf(context, input.ids, (id) => {
        const row = findRow(context, sessions, id);
        if (row.token === token) throw new Refusal(40303, { because: 'ownSession' });
        const user = db.users.get(row.userId);
        if (user) mustMayTouch(context, user);
        forceLogOut(db, id);
        noteRecord({ targetId: String(id), targetText: row.userName });
      });
    }),
  ],
  seeds: { end: seedSessions },
  records: {
    online: ['在线用户', 'Online user', '線上使用者'],
  },
};
