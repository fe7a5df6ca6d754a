import { IpScope } from '../../src/contract/risk/ipRule';
import { UserType } from '../../src/contract/risk/loginError';
import { loginSource as contract } from '../../src/contract/risk/loginSource';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { groups } from '../core/groups';
import { countryOfIp, kindOfIp } from '../core/ipFacts';
import { verdictAt } from '../core/ipRules';
import type { Listed } from '../core/resource';
import type { LoginErrorRow } from './rows';

/** An address with what failed there. */
interface Source extends Listed {
  ip: string;
  userType: UserType;
  accounts: number;
  tries: number;
  lockedAccounts: number;
  firstAt: string;
  lastAt: string;
}

const accountsIn = (rows: readonly LoginErrorRow[]): number =>
  new Set(rows.map(({ account }) => account)).size;

function sourcesOf(db: Db): Source[] {
  return [...groups(db.loginErrors, ({ ip, userType }) => `${userType} ${ip}`).values()].flatMap((rows) => {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return [];
    const { id, ip, userType, createdAt: lastAt } = last;
    const locked = rows.filter(({ lockedUntil }) => lockedUntil !== null);
    const counts = { accounts: accountsIn(rows), tries: rows.length, lockedAccounts: accountsIn(locked) };
    return [{ id, ip, userType, ...counts, firstAt: first.createdAt, lastAt }];
  });
}

const scopeOf = (userType: UserType): IpScope =>
  userType === UserType.staff ? IpScope.console : IpScope.members;

/** Addresses of failed sign-ins as the toolkit lists them. */
export const loginSources = described<Source>(contract, {
  title: '登录错误记录',
  rows: sourcesOf,
  derive: (db, { ip, userType }) => ({
    location: countryOfIp(ip),
    ipType: kindOfIp(ip),
    blocked: verdictAt(db, ip, scopeOf(userType)).isAdmitted ? 0 : 1,
  }),
});
