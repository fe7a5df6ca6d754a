import { failMember, memberLockEnd } from '#mocks/core/memberLocks';
import { DAY, stampOf } from '#mocks/core/time';
import { LoginFault } from '@/contract/risk/loginError';
import type { Walk } from './draws';

/** Addresses, the rules about them, and failed sign-ins; members mistype by themselves, as visits. */
export const riskWalk: Walk = ({ db, random, one, some, version, ...draw }) => {
  const rules = () => [...db.ipRules.values()];
  const records = () => [...db.ipRecords.values()];
  const expireAt = () => random.pick([null, null, stampOf(db.now() + DAY), stampOf(db.now() - DAY)]);
  const about = () => ({
    ruleType: random.pick([1, 1, 1, 2]),
    scope: random.pick([1, 1, 2]),
    value: random.pick([
      one(records()).ip,
      `203.0.113.${random.int(0, 255)}`,
      `198.18.${random.int(0, 255)}.0/24`,
      '127.0.0.1',
      'KP',
      'nowhere',
    ]),
    expireAt: expireAt(),
  });
  /** A failed sign-in of a member who has mistyped until the account was locked. */
  function lastMistake() {
    const { id, account } = one([...db.members.values()]);
    const from = { ip: `10.66.${random.int(0, 255)}.${random.int(1, 254)}`, device: 'Chrome · Windows' };
    for (let tries = 0; tries < 50 && memberLockEnd(db, account) === 0; tries += 1)
      failMember(db, account, id, LoginFault.password, from);
    return one(db.loginErrors, (row) => row.account === account);
  }
  const signed = () => ({ operPassword: draw.password() });
  return [
    { route: 'GET ipRecord/list', input: draw.page },
    { route: 'GET ipRecord/summary', input: () => ({}) },
    { route: 'GET ipRecord/export', input: () => ({}) },
    { route: 'GET ipRecord/cluster', input: () => ({ ip: one(records()).ip }) },
    { route: 'GET ipRule/list', input: draw.page },
    { route: 'GET ipRule/export', input: () => ({}) },
    { route: 'GET ipRule/get', input: () => ({ id: one(rules()).id }) },
    { route: 'POST ipRule/effect', input: about },
    {
      route: 'POST ipRule/add',
      often: 3,
      input: () => ({ ...about(), reason: draw.reason(), ...signed(), requestId: draw.requestId() }),
    },
    {
      route: 'POST ipRule/block',
      input: () => ({
        ids: some(3, records()).map(({ id }) => id),
        reason: draw.reason(),
        expireAt: expireAt(),
        requestId: draw.requestId(),
      }),
    },
    {
      route: 'PUT ipRule/edit',
      often: 2,
      input: () => {
        const row = one(rules());
        return {
          id: row.id,
          version: version(row),
          reason: draw.reason(),
          expireAt: expireAt(),
          ...signed(),
        };
      },
    },
    {
      route: 'PUT ipRule/setStatus',
      often: 2,
      input: () => {
        const row = one(rules());
        return { id: row.id, version: version(row), on: random.int(0, 1), ...signed() };
      },
    },
    {
      route: 'DELETE ipRule/delete',
      input: () => ({ ids: some(2, rules()).map(({ id }) => id), ...signed() }),
    },
    { route: 'GET loginError/list', input: draw.page },
    { route: 'GET loginError/sources', input: draw.page },
    { route: 'GET loginError/summary', input: () => ({}) },
    { route: 'GET loginError/export', input: () => ({}) },
    {
      route: 'PUT loginError/unlock',
      input: () => ({
        id: lastMistake().id,
        reason: draw.reason(),
      }),
    },
    {
      route: 'DELETE loginError/delete',
      input: () => ({ ids: some(2, db.loginErrors).map(({ id }) => id) }),
    },
  ];
};
