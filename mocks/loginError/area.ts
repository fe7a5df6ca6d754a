import { KEPT_DAYS, loginError as contract, UserType } from '../../src/contract/risk/loginError';
import { loginSource } from '../../src/contract/risk/loginSource';
import type { Area } from '../core/area';
import { described } from '../core/described';
import { act } from '../core/http';
import { countryOfIp } from '../core/ipFacts';
import { masked } from '../core/memberBrief';
import { freeMember } from '../core/memberLocks';
import { oldRemoval } from '../core/oldLines';
import { readHandlers } from '../core/reads';
import { Refusal } from '../core/refusal';
import { findRow } from '../core/resource';
import type { Resource } from '../core/resource';
import { freeName } from '../core/signInLocks';
import { bursts } from './burst';
import { loginErrorFigures } from './figures';
import { recordFailure, recordFreed } from './record';
import { isLocked, userOfError } from './rows';
import type { LoginErrorRow } from './rows';
import { seedLoginErrors } from './seeds';
import { loginSources } from './sources';
import { loginErrorVisits } from './visits';

const listed = described<LoginErrorRow>(contract, {
  title: '登录错误记录',
  rows: (db) => db.loginErrors,
  derive: (db, row) => ({
    ...(row.memberId === null ? { uid: '' } : {}),
    location: countryOfIp(row.ip),
    locked: isLocked(db, row) ? 1 : 0,
  }),
  inWords: (_, { account }) => ({ account: masked(account) }),
});

/** What was typed is shown masked, in logs too. */
const errors: Resource<LoginErrorRow, object> = { ...listed, nameOf: ({ account }) => masked(account) };

/** Sign-ins that failed. */
export const loginError: Area = {
  name: 'loginError',
  records: {
    loginError: ['登录错误', 'Login error', '登入錯誤'],
    loginSource: ['登录来源', 'Sign-in source', '登入來源'],
  },
  tables: () => ({ loginErrors: [] }),
  handlers: (db) => [
    ...readHandlers<LoginErrorRow>(db, contract, errors, {
      summary: (context) => loginErrorFigures(context, errors),
    }),
    ...readHandlers(db, loginSource, loginSources),
    act(db, contract.calls.unlock, errors, (context) => {
      const { input, note, user: own } = context;
      const row = findRow(context, errors, input.id);
      note({
        targetType: errors.target,
        targetId: String(row.id),
        targetText: errors.nameOf(row),
        reason: input.reason,
      });
      const user = userOfError(db, row);
      // Nobody unlocks themselves: a stolen session could then guess at its operator's password for ever.
      if (user?.id === own.id) throw new Refusal(40303);
      if (!isLocked(db, row)) throw new Refusal(40904);
      if (row.userType === UserType.member) freeMember(db, row.account);
      else if (user) freeName(db, user);
      return null;
    }),
    oldRemoval(db, contract.calls.remove, errors, {
      at: ({ createdAt }) => createdAt,
      keptDays: KEPT_DAYS,
      replace: (backend, lines) => {
        backend.loginErrors = lines;
      },
    }),
  ],
  logTargets: [
    {
      type: errors.target,
      list: contract.calls.list.path,
      find: (db, id) => db.loginErrors.find((row) => row.id === id),
    },
  ],
  on: { 'signIn.failed': recordFailure, 'signIn.freed': recordFreed },
  visits: loginErrorVisits,
  alerts: { loginBurst: bursts },
  seeds: { end: seedLoginErrors },
};
