import { member as contract } from '../../src/contract/member/member';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { WireDetailOf, WireRowOf, WireSummaryOf } from '@/contract/resource';
import { frozenUntil } from '../core/bars';
import type { Db } from '../core/db';
import { isIn, todayAndBefore } from '../core/figures';
import { unrealizedPnlOf } from '../core/unrealized';
import { listOf } from '../core/indexed';
import type { Context, Viewer } from '../core/http';
import { isWhole } from '../core/listing';
import type { DateColumns, SortColumns } from '../core/listing';
import { briefOf, masked } from '../core/memberBrief';
import { lastSeenAt, teamOf } from '../core/memberLookups';
import { format } from '../core/money';
import type { Money } from '../core/money';
import { isPlatformAccount } from '../core/platformAccount';
import { anyOf, between, has, is, ofMember, questionOf } from '../core/question';
import type { Question } from '../core/question';
import { riskLevelOf } from '../core/risks';
import { loggedHistory, rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';
import type { Member } from '../core/rows';
import { assetsOf } from '../core/worth';
import { totalsOf } from './totals';

const dates: DateColumns<Member> = {
  createdAt: (member) => member.createdAt,
  lastLoginAt: (member) => member.lastLoginAt,
  updatedAt: (member) => member.updatedAt,
};

function netIn(db: Db, { id }: Member): Money {
  const { recharge, withdraw } = totalsOf(db, id);
  return recharge - withdraw;
}

const inviterUid = (db: Db, { parentId }: Member): string => db.members.get(parentId ?? 0)?.uid ?? '';

/** How many members stand below one. */
const teamCount = (db: Db, member: Member): number => teamOf(db, member).length - 1;

const sorts = (db: Db): SortColumns<Member> => ({
  ...dates,
  id: (member) => member.id,
  uid: (member) => member.uid,
  memberType: (member) => member.memberType,
  level: (member) => member.level,
  kycLevel: (member) => member.kycLevel,
  status: (member) => member.status,
  riskLevel: (member) => riskLevelOf(db, member),
  assetUsdt: ({ id }) => assetsOf(db, id),
  totalRechargeUsdt: ({ id }) => totalsOf(db, id).recharge,
  totalWithdrawUsdt: ({ id }) => totalsOf(db, id).withdraw,
  netInUsdt: (member) => netIn(db, member),
  teamCount: (member) => teamCount(db, member),
  withdrawLockUntil: (member) => member.withdrawLockUntil,
});

interface MemberRow extends WireRowOf<typeof contract> {
  id: number;
  memberId: number;
}

/** A member as they travel: money added up, what identifies him masked. */
export function memberWire(db: Db, member: Member, viewer: Viewer): MemberRow {
  const {
    switchesBefore: _before,
    frozenByViolation: _frozen,
    closeByViolation: _closing,
    parentId: _parent,
    teamPath: _path,
    ...stored
  } = member;
  const { asset, recharge, withdraw } = totalsOf(db, member.id);
  const unrealizedPnl = unrealizedPnlOf(db, member.id);
  return {
    ...stored,
    ...briefOf(db, member.id, viewer),
    freezeUntil: frozenUntil(db, member),
    email: masked(member.email),
    phone: masked(member.phone),
    riskLevel: riskLevelOf(db, member),
    assetUsdt: format(asset),
    totalRechargeUsdt: format(recharge),
    totalWithdrawUsdt: format(withdraw),
    netInUsdt: format(netIn(db, member)),
    lastLoginAt: member.lastLoginAt || null,
    unrealizedPnl: unrealizedPnl === null ? null : format(unrealizedPnl),
    teamCount: teamCount(db, member),
    lastIpMembers: lastSeenAt(db, member.lastLoginIp).length,
  };
}

/** Members as the toolkit lists them. */
export const members: Resource<Member, MemberRow> = {
  contract,
  name: 'member',
  title: '会员列表',
  target: 'member',
  rows: (db) => listOf(db.members),
  find: (db, id) => db.members.get(id),
  owner: ({ id }) => id,
  question: questionOf<Member>(
    contract,
    {
      memberKeyword: ofMember((member) => member),
      memberId: is(({ id }) => id),
      uid: is((member) => member.uid),
      account: is((member) => member.account, isWhole),
      nickname: has((member) => member.nickname),
      email: is((member) => member.email, isWhole),
      phone: is((member) => member.phone, isWhole),
      remark: has((member) => member.remark),
      countryCode: anyOf((member) => member.countryCode),
      language: is((member) => member.language),
      memberType: anyOf((member) => member.memberType),
      level: anyOf((member) => member.level),
      kycLevel: anyOf((member) => member.kycLevel),
      status: anyOf((member) => member.status),
      canLogin: is((member) => member.canLogin),
      canTrade: is((member) => member.canTrade),
      canWithdraw: is((member) => member.canWithdraw),
      canTransfer: is((member) => member.canTransfer),
      riskLevel: anyOf((member, db) => riskLevelOf(db, member)),
      tags: anyOf((member) => member.tags),
      assetUsdt: between(({ id }, db) => format(assetsOf(db, id))),
      totalRechargeUsdt: between(({ id }, db) => format(totalsOf(db, id).recharge)),
      totalWithdrawUsdt: between(({ id }, db) => format(totalsOf(db, id).withdraw)),
      netInUsdt: between((member, db) => format(netIn(db, member))),
      inviterUid: is((member, db) => inviterUid(db, member)),
      inviteCode: is((member) => member.inviteCode),
      registerSource: is((member) => member.registerSource),
      registerIp: is((member) => member.registerIp),
      lastLoginIp: is((member) => member.lastLoginIp),
      googleBound: is((member) => member.googleBound),
      fundPwdSet: is((member) => member.fundPwdSet),
    },
    dates,
  ),
  sorts,
  wire: memberWire,
  nameOf: ({ uid }) => uid,
};

/** One member, and what operators did to him. */
export const memberDetail = (db: Db, member: Member, viewer: Viewer): WireDetailOf<typeof contract> => ({
  ...memberWire(db, member, viewer),
  history: loggedHistory(db, members.target, member.id),
});

/** Figures over the whole filter; the counts by status leave the status filter out. */
export function memberSummary(context: Context<Question<Member>>): WireSummaryOf<typeof contract> {
  const { db, input } = context;
  const anyStatus = rowsFor(context, members, 'status');
  const listed = anyStatus.filter((member) => input.keeps(member, db));
  const rows = listed.filter((member) => !isPlatformAccount(member));
  const { today } = todayAndBefore(db.now());
  const passed = rows.filter(({ kycLevel }) => kycLevel > 0).length;
  return {
    byStatus: Object.fromEntries(
      Object.values(MemberStatus).map((status) => [
        status,
        anyStatus.filter((member) => member.status === status).length,
      ]),
    ),
    total: rows.length,
    newToday: rows.filter(({ createdAt }) => isIn(today, createdAt)).length,
    kycPercent: rows.length === 0 ? null : ((passed / rows.length) * 100).toFixed(1),
    assetUsdt: format(rows.reduce((total, { id }) => total + assetsOf(db, id), 0n)),
    notCounted: listed.length - rows.length,
  };
}
