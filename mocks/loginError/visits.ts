import { IpScope } from '../../src/contract/risk/ipRule';
import { LoginFault } from '../../src/contract/risk/loginError';
import type { Db } from '../core/db';
import { admits } from '../core/ipRules';
import { mistypeMember, originOf } from '../core/memberSessions';
import { failMember } from '../core/memberLocks';
import type { Random } from '../core/random';
import { documentationIp } from '../core/seeds/people';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';

/** A member mistypes the password, as a rule once. */
function mistype(db: Db, random: Random): boolean {
  const member = someone(db.members.values(), random, ({ lastLoginAt }) => lastLoginAt !== '');
  if (!member) return false;
  mistypeMember(db, member, originOf(db, member, random));
}

/** Somebody tries an account that is none's. */
function guess(db: Db, random: Random): boolean {
  const ip = documentationIp(random);
  const fault = admits(db, ip, IpScope.members) ? LoginFault.unknown : LoginFault.address;
  const account = `${random.text(7, 'abcdefghjkmnpqrstuvwxyz')}@example.org`;
  failMember(db, account, null, fault, { ip, device: 'Chrome / Windows' });
  return true;
}

/** Sign-ins that fail. */
export const loginErrorVisits: readonly Visit[] = [
  { weight: 2, act: mistype },
  { weight: 1, act: guess },
];
