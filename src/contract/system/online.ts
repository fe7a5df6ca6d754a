import { bulkAnswer, del } from '../call';
import { code } from '../field/codes';
import { flag } from '../field/numbers';
import { sortable } from '../field/shared';
import { id, ids, text } from '../field/texts';
import { time } from '../field/times';
import { contains, equals } from '../filter';
import { defineResource } from '../resource';
import { flatList } from '../standard';

/** Sessions of operators that are signed in. */
export const online = defineResource({
  name: 'online',
  view: 'system/online/index',
  title: 'userName',
  decides: ['ip', 'createTime'],
  row: {
    id: id(),
    userName: sortable(text()),
    nickname: text(),
    deptName: text(),
    ip: text(),
    /** Country of the address; empty when unknown. */
    location: code('biz_country'),
    /** Browser, without its version. */
    explorer: text(),
    os: text(),
    createTime: sortable(time()),
    lastActiveAt: sortable(time()),
    /** The session that asks: it cannot be ended here. */
    current: flag('sys_yes_no'),
  },
  filters: { userName: contains(), nickname: contains(), deptName: contains(), ip: equals() },
  dates: ['createTime'],
  order: 'lastActiveAt desc',
  calls: {
    ...flatList('online'),
    /** Ends sessions; the next call of each is answered with code 401. Those of super administrators are ended by them alone. */
    forceLogout: del('online/forceLogout', {
      body: { ids: ids() },
      answer: bulkAnswer,
      again: 'notFound',
      refusals: ['protectedRecord'],
      touches: ['operLog'],
    }),
  },
});
