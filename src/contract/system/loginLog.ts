import { code } from '../field/codes';
import { sortable } from '../field/shared';
import { id, text } from '../field/texts';
import { time } from '../field/times';
import { contains, equals, oneOf } from '../filter';
import { defineResource } from '../resource';
import type { WireRowOf } from '../resource';
import { clears, exports, flatList } from '../standard';

/** `admin_login_status` */
export const LoginStatus = { failed: 0, done: 1 } as const;

/** Sign-ins of operators and failed attempts; entries younger than 30 days cannot be deleted. */
export const loginLog = defineResource({
  name: 'loginLog',
  view: 'system/loginLog/index',
  title: 'loginName',
  decides: ['loginTime', 'ipaddr'],
  row: {
    id: sortable(id()),
    /** As it was typed, which need not be the name of an operator. */
    loginName: text(),
    ipaddr: text(),
    /** Country of the address; empty when unknown. */
    loginLocation: code('biz_country'),
    browser: text(),
    os: text(),
    module: code('sys_login_module'),
    status: code('admin_login_status', LoginStatus),
    /** Why it failed, in the reader's language; empty for a success. */
    msg: text(),
    loginTime: sortable(time()),
  },
  filters: {
    loginName: contains(),
    ipaddr: equals(),
    loginLocation: oneOf(),
    module: oneOf(),
    status: oneOf(),
  },
  dates: ['loginTime'],
  calls: { ...flatList('loginLog'), ...exports('loginLog'), ...clears('loginLog') },
});

/** A line of the log-in log as a backend sends it. */
export type LoginLogLine = WireRowOf<typeof loginLog>;
