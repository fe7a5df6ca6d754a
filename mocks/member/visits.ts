import { IpScope } from '../../src/contract/risk/ipRule';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { mustBeOpen } from '../core/closures';
import type { Db } from '../core/db';
import { emit } from '../core/events';
import { mustBeAdmitted } from '../core/ipRules';
import { comes, presentAs } from '../core/memberSessions';
import type { Random } from '../core/random';
import type { Member } from '../core/rows';
import { documentationIp, MEMBER_COUNTRIES, nicknameOf } from '../core/seeds/people';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { newMember } from './enrol';
import { redeemResetLink } from './resetLinks';
import { mustBeFree } from './rules';
import { mustFitBelow } from './team';

const mayCome = ({ status, canLogin }: Member): boolean => status === MemberStatus.normal && canLogin === 1;

function languageOf(countryCode: string): string {
  if (['TW', 'HK'].includes(countryCode)) return 'zh-tw';
  return ['CN', 'SG', 'MY'].includes(countryCode) ? 'zh-cn' : 'en';
}

/** A new customer registers, four in ten by an invitation, and is signed in. */
function register(db: Db, random: Random): boolean {
  mustBeOpen(db, 'register');
  const countryCode = random.weighted(MEMBER_COUNTRIES);
  const account = `${random.text(8, 'abcdefghjkmnpqrstuvwxyz')}${random.int(10, 99)}@example.com`;
  mustBeFree(db, 'account', account);
  const registerIp = documentationIp(random);
  mustBeAdmitted(db, registerIp, IpScope.members);
  const inviter = random.chance(0.4) ? someone(db.members.values(), random, mayCome) : undefined;
  const member = newMember(
    db,
    {
      account,
      email: account,
      phone: '',
      nickname: nicknameOf(countryCode, random),
      countryCode,
      language: languageOf(countryCode),
      memberType: 1,
      level: 0,
      remark: '',
      registerSource: random.int(1, 4),
      registerIp,
    },
    inviter,
  );
  if (inviter) mustFitBelow(db, member, inviter);
  db.members.set(member.id, member);
  const { device, deviceId } = presentAs(db, member, random);
  const from = { memberId: member.id, ip: registerIp, device, deviceId };
  emit(db, 'member.came', { ...from, action: 'register', isDone: true });
  return true;
}

/** A member who was away comes back. */
function comeBack(db: Db, random: Random): boolean {
  const here = new Set(Array.from(db.memberSessions.values(), ({ memberId }) => memberId));
  const member = someone(db.members.values(), random, (one) => mayCome(one) && !here.has(one.id));
  if (!member) return false;
  presentAs(db, member, random);
  return true;
}

/** A member follows the link of a reset. */
function followLink(db: Db, random: Random): boolean {
  const link = someone(
    db.resetLinks.values(),
    random,
    ({ usedAt, expiresAt }) => !usedAt && expiresAt > db.stamp(),
  );
  const member = link && db.members.get(link.memberId);
  if (!member || !mayCome(member)) return false;
  redeemResetLink(db, member, link);
  comes(db, presentAs(db, member, random), 'password');
  return true;
}

/** Customers who come. */
export const memberVisits: readonly Visit[] = [
  { weight: 3, act: register },
  { weight: 6, act: comeBack },
  { weight: 2, act: followLink },
];
