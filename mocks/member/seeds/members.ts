import { MemberStatus } from '../../../src/contract/member/memberFlow';
import type { Db } from '../../core/db';
import { deck } from '../../core/random';
import type { Random } from '../../core/random';
import type { Member } from '../../core/rows';
import { DAY, HOUR, MINUTE, msOf, stampOf } from '../../core/time';
import { documentationIp, MEMBER_COUNTRIES, nicknameOf } from '../../core/seeds/people';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import { neighbourOf } from '../../core/ipFacts';
import { applyMemberStories, TEAM_LEADER, TEAM_SIZE } from './memberStories';

const TOTAL = 320;
const DAYS = 180;
const MAX_DEPTH = 5;

/** Registration day, growing by 0.6 % a day, quieter at weekends. */
function joinMoments(random: Random, now: number, count: number): number[] {
  const days = Array.from({ length: DAYS }, (_, age) => {
    const weekday = new Date(now - age * DAY).getUTCDay();
    return [age, 1.006 ** (DAYS - age) * (weekday === 0 || weekday === 6 ? 0.6 : 1)] as const;
  });
  return Array.from({ length: count }, () => {
    const age = random.weighted(days);
    return now - age * DAY - random.int(3, 1439) * MINUTE;
  }).sort((a, b) => a - b);
}

const inviteCode = (random: Random): string => random.text(8, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789');

function memberOf(id: number, joined: number, now: number, random: Random): Member {
  const countryCode = random.weighted(MEMBER_COUNTRIES);
  const byPhone = countryCode === 'CN' && random.chance(0.6);
  const nickname = nicknameOf(countryCode, random);
  const email = `m${id}.${random.text(4, 'abcdefghjkmnpqrstuvwxyz')}@example.com`;
  const phone = `1990000${String(id).padStart(4, '0')}`;
  const lastLogin = Math.max(
    joined,
    now - Math.floor(random.next() ** 3 * 40 * DAY) - random.int(1, 600) * MINUTE,
  );
  return {
    id,
    version: 1,
    createdAt: stampOf(joined),
    updatedAt: stampOf(joined),
    createdBy: '',
    updatedBy: '',
    remark: '',
    uid: String(10_010_000 + id),
    account: byPhone ? phone : email,
    nickname,
    email: byPhone ? '' : email,
    phone: byPhone ? phone : '',
    countryCode,
    language: ['CN', 'SG', 'MY'].includes(countryCode)
      ? 'zh-cn'
      : ['TW', 'HK'].includes(countryCode)
        ? 'zh-tw'
        : 'en',
    memberType: 1,
    level: 0,
    kycLevel: 0,
    status: MemberStatus.normal,
    canLogin: 1,
    canTrade: 1,
    canWithdraw: 1,
    canTransfer: 1,
    // Operators have raised a few.
    riskLevel: random.weighted([
      [1, 97],
      [2, 2],
      [3, 1],
    ]),
    tags: random.chance(0.12) ? [random.pick(['高净值', '新手', '重点关注', 'VIP服务', '活动用户'])] : [],
    parentId: null,
    teamPath: `/${id}/`,
    inviteCode: inviteCode(random),
    registerSource: random.int(1, 4),
    registerIp: documentationIp(random),
    lastLoginIp: documentationIp(random),
    lastLoginAt: stampOf(lastLogin),
    googleBound: random.chance(0.4) ? 1 : 0,
    fundPwdSet: random.chance(0.7) ? 1 : 0,
    withdrawLockUntil: null,
    freezeUntil: null,
    switchesBefore: null,
    frozenByViolation: 0,
    closeRequestedBy: '',
    closeByViolation: 0,
  };
}

function invite(member: Member, parent: Member): void {
  member.parentId = parent.id;
  member.teamPath = `${parent.teamPath}${member.id}/`;
}

const depthOf = (member: Member): number => member.teamPath.split('/').length - 2;

/** 12 % of the members invite, a few of them most; earlier members invite later ones. */
function growForest(members: Member[], random: Random): void {
  const inviters = members.filter(() => random.chance(0.12)).slice(0, Math.round(members.length * 0.12));
  for (const member of members) {
    if (!random.chance(0.45)) continue;
    const known = inviters.filter((other) => other.id < member.id && depthOf(other) < MAX_DEPTH);
    const parent = known[Math.floor(known.length * random.next() ** 2.5)];
    if (parent) invite(member, parent);
  }
}

/** The team of the tutor-bound member: most of them direct, the rest one floor below. */
function growTeam(leader: Member, candidates: Member[], random: Random): void {
  const team: Member[] = [];
  for (const member of candidates.slice(0, TEAM_SIZE)) {
    invite(member, team.length > 8 && random.chance(0.3) ? random.pick(team.slice(0, 8)) : leader);
    team.push(member);
  }
}

/** Frozen members can do nothing; exact shares of types, levels, authentication and state. */
function dealTraits(members: Member[], now: number, random: Random): void {
  const types = deck(random, [
    [1, 280],
    [2, 12],
    [3, 3],
    [4, 9],
  ]);
  const levels = deck(random, [
    [0, 167],
    [1, 67],
    [2, 37],
    [3, 18],
    [4, 9],
    [5, 6],
  ]);
  const kyc = deck(random, [
    [0, 92],
    [1, 90],
    [2, 122],
  ]);
  const states = deck<MemberStatus>(random, [
    [MemberStatus.normal, 289],
    [MemberStatus.frozen, 12],
    [MemberStatus.closed, 3],
  ]);
  for (const [index, member] of members.entries()) {
    member.memberType = types[index] ?? 1;
    member.level = levels[index] ?? 0;
    // Who has just come has not been approved yet.
    member.kycLevel = msOf(member.createdAt) < now - 3 * HOUR ? (kyc[index] ?? 0) : 0;
    member.status = states[index] ?? MemberStatus.normal;
    if (member.status === MemberStatus.normal) continue;
    member.canLogin = 0;
    member.canTrade = 0;
    member.canWithdraw = 0;
    member.canTransfer = 0;
  }
}

/** 320 members over 180 days; the first sixteen are the fixed stories. */
export function seedMembers(db: Db): void {
  const random = db.random('member');
  const now = db.now();
  const early = Array.from({ length: STORY_MEMBERS }, (_, index) => now - (175 - index) * DAY - 3 * HOUR);
  const moments = [...early, ...joinMoments(random, now, TOTAL - STORY_MEMBERS)];
  const members = moments.map((joined, index) => memberOf(index + 1, joined, now, random));
  for (const member of members) db.members.set(member.id, member);

  // Most stay in their country, whatever address they sign in from.
  for (const member of members) member.lastLoginIp = neighbourOf(member.registerIp, member.lastLoginIp);

  const others = members.slice(STORY_MEMBERS);
  dealTraits(others, now, random);
  applyMemberStories(db, now);
  const leader = db.members.get(TEAM_LEADER);
  const shuffled = random.shuffle(others);
  const team = new Set(shuffled.slice(0, TEAM_SIZE));
  if (leader)
    growTeam(
      leader,
      [...team].sort((a, b) => a.id - b.id),
      random,
    );
  growForest(
    others.filter((member) => !team.has(member)),
    random,
  );
}
