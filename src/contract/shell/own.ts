import { bulkAnswer, del, read } from '../call';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count, flag } from '../field/numbers';
import { id, ids, text } from '../field/texts';
import { time } from '../field/times';
import { LoginStatus } from '../system/loginLog';
import { OperLogStatus } from '../system/operLog';

/** The operator's sessions, the latest used first, and the latest twenty attempts to sign in as the operator. */
export const ownSessions = read('personal/sessions', {
  answer: {
    sessions: records({
      id: id(),
      ip: text(),
      /** Country of the address; empty when unknown. */
      location: code('biz_country'),
      explorer: text(),
      os: text(),
      createTime: time(),
      lastActiveAt: time(),
      /** The session that asks. */
      current: flag('sys_yes_no'),
    }),
    signIns: records({
      id: id(),
      ipaddr: text(),
      loginLocation: code('biz_country'),
      browser: text(),
      os: text(),
      module: code('sys_login_module'),
      status: code('admin_login_status', LoginStatus),
      /** Why it failed, in the language of the request; empty for a success. */
      msg: text(),
      loginTime: time(),
    }),
  },
  access: 'free',
});

/** Ends other sessions of the operator; the next call of each is answered with code 401. */
export const endSessions = del('personal/endSessions', {
  body: { ids: ids() },
  answer: bulkAnswer,
  again: 'notFound',
  access: 'free',
  refusals: ['protectedRecord'],
});

/** What the operator has done today: the latest 100 actions, and how many there are. */
export const ownDay = read('personal/today', {
  answer: {
    list: records({
      id: id(),
      title: text(),
      businessType: code('sys_oper_type'),
      targetType: code('sys_log_target'),
      targetText: text(),
      status: code('sys_oper_log_status', OperLogStatus),
      /** Why it was refused; empty when it was not. */
      errorMsg: text(),
      operTime: time(),
    }),
    total: count(),
  },
  access: 'free',
});
