import { LoginFault, UserType } from '../../src/contract/risk/loginError';
import type { Db } from '../core/db';
import type { Random } from '../core/random';
import type { Member } from '../core/rows';
import { documentationIp } from '../core/seeds/people';
import { DAY, MINUTE, msOf, stampOf } from '../core/time';
import { BURST } from '../core/seeds/burst';
import type { LoginErrorRow } from './rows';

const COUNT = 620;

/** Older than what has to be kept, too. */
const DAYS = 120;

/** So many tries of the burst count before the platform blocks the address. */
const BLOCKED_AFTER = 20;

type Bare = Omit<LoginErrorRow, 'id' | 'failCount'>;

const nobody = (random: Random): string => `${random.text(7, 'abcdefghjkmnpqrstuvwxyz')}@example.org`;

/** A list of accounts tried from one address, of which the platform knows some. */
function burst(db: Db, random: Random, members: readonly Member[]): Bare[] {
  const from = db.now() - BURST.ago;
  return Array.from({ length: BURST.accounts }, (_, turn): Bare => {
    const at = from + Math.floor((turn * BURST.within) / BURST.accounts);
    const member = turn % 3 === 0 ? members[turn % members.length] : undefined;
    const isBlocked = turn >= BLOCKED_AFTER;
    return {
      userType: UserType.member,
      account: member?.account ?? nobody(random),
      memberId: member?.id ?? null,
      userId: null,
      errorType: isBlocked ? LoginFault.address : member ? LoginFault.password : LoginFault.unknown,
      ip: BURST.ip,
      device: 'Chrome / Windows',
      lockedUntil: null,
      createdAt: stampOf(at),
    };
  });
}

const FAULTS = [
  LoginFault.password,
  LoginFault.password,
  LoginFault.password,
  LoginFault.captcha,
  LoginFault.code,
  LoginFault.unknown,
] as const;

/** Somebody mistypes once, twice, or until the account is locked. */
function slip(db: Db, random: Random, members: readonly Member[]): Bare[] {
  const isStaff = random.chance(0.15);
  const user = isStaff ? random.pick([...db.users.values()]) : undefined;
  const fault = random.pick(FAULTS);
  const member = isStaff || fault === LoginFault.unknown ? undefined : random.pick([...members]);
  const account = user?.userName ?? member?.account ?? nobody(random);
  const times = random.weighted([
    [1, 10],
    [2, 4],
    [5, 1],
  ]);
  const at = db.now() - Math.floor(random.next() * DAYS * DAY) - 10 * MINUTE;
  return Array.from({ length: times }, (_, turn): Bare => {
    const moment = at + turn * MINUTE;
    return {
      userType: isStaff ? UserType.staff : UserType.member,
      account,
      memberId: member?.id ?? null,
      userId: user?.id ?? null,
      errorType: user && fault === LoginFault.unknown ? LoginFault.password : fault,
      ip: user?.lastLoginIp ?? member?.lastLoginIp ?? documentationIp(random),
      device: random.pick(['iPhone 15', 'Android', 'Chrome / Windows', 'Safari / macOS']),
      lockedUntil: turn === 4 ? stampOf(Math.min(moment + 30 * MINUTE, db.now())) : null,
      createdAt: stampOf(moment),
    };
  });
}

/** Failed sign-ins of the past, with one burst among them; all locks are over. */
export function seedLoginErrors(db: Db): void {
  const random = db.random('loginError');
  const members = [...db.members.values()].filter(({ lastLoginIp }) => lastLoginIp !== '');
  const rows = burst(db, random, members);
  while (rows.length < COUNT) rows.push(...slip(db, random, members).slice(0, COUNT - rows.length));
  rows.sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
  db.loginErrors.length = 0;
  const counts = new Map<string, { at: string; count: number }>();
  for (const row of rows) {
    const last = counts.get(row.account);
    const isNear = last !== undefined && last.at > stampOf(msOf(row.createdAt) - DAY);
    const failCount = isNear ? last.count + 1 : 1;
    counts.set(row.account, { at: row.createdAt, count: failCount });
    db.loginErrors.push({ id: db.nextId('loginError'), ...row, failCount });
  }
}
