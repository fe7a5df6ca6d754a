import { loginLog as contract } from '../../src/contract/system/loginLog';
import type { Area } from '../core/area';
import { described } from '../core/described';
import { countryOfIp } from '../core/ipFacts';
import { oldLineHandlers } from '../core/oldLines';
import { inLang } from '../core/optionHandlers';
import { readHandlers } from '../core/reads';
import type { LoginLog } from '../core/systemRows';
import { KEPT, logClean } from './clean';
import { seedLoginLogs } from './seeds';

/** The log-in log as the toolkit lists it. */
const loginLogs = described<LoginLog>(contract, {
  title: '登录日志',
  rows: (db) => db.loginLogs,
  derive: (_, { ipaddr }) => ({ loginLocation: countryOfIp(ipaddr) }),
  inWords: (_, { msg }, lang) => ({ msg: inLang(msg, lang) }),
  doneBy: ({ loginName }) => loginName,
});

export const loginLog: Area = {
  name: 'loginLog',
  handlers: (db) => [
    ...readHandlers(db, contract, loginLogs),
    ...oldLineHandlers(db, contract.calls, loginLogs, {
      at: ({ loginTime }) => loginTime,
      keptDays: KEPT,
      replace: (backend, lines) => {
        backend.loginLogs = lines;
      },
    }),
  ],
  jobs: [logClean],
  seeds: { end: seedLoginLogs },
  records: {
    loginLog: ['登录日志', 'Login log', '登入日誌'],
  },
};
