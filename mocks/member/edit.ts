import { LOWER_RISK } from '../../src/contract/member/memberCalls';
import type { member as contract } from '@/contract/member/member';
import type { Sent } from '../core/body';
import { holdOpen } from '../core/holds';
import type { Context } from '../core/http';
import { masked } from '../core/memberBrief';
import { isDemo } from '../core/platformAccount';
import { invalid, Refusal } from '../core/refusal';
import { changeRow } from '../core/resource';
import { flaggedLevel, riskLevelOf } from '../core/risks';
import type { Member } from '../core/rows';
import { isCodeTaken, newMember } from './enrol';
import { lockWithdraws, mustBeOpen, mustMaySetReach, mustMaySetType } from './guard';
import { members } from './list';
import { isEmail, mustBeFree, reachOf } from './rules';
import { inviterOf, mustFitBelow } from './team';

type Calls = (typeof contract)['calls'];
type Draft = Sent<Calls['add']['body']>;
type Edit = Sent<Calls['edit']['body']>;

/** A member entered by staff: he activates the account through the link he is sent. */
export function addMember(context: Context<Draft>): { id: number; uid: string; sentTo: string } {
  const { db, user, input, note } = context;
  const { account, nickname, inviterUid, inviteCode = '', remark = '' } = input;
  const { countryCode, language, memberType, level } = input;
  mustMaySetType(context, 1, memberType);
  mustBeFree(db, 'account', account);
  const reach = isEmail(account) ? { email: account } : { phone: account };
  const email = reach.email ?? reachOf(db, 'email', input.email ?? '');
  const phone = reach.phone ?? reachOf(db, 'phone', input.phone ?? '');
  if (isCodeTaken(db, inviteCode)) throw new Refusal(40905, { field: 'inviteCode' });
  const parent = inviterUid ? inviterOf(context, inviterUid) : undefined;
  const traits = { account, nickname, email, phone, countryCode, language, memberType, level, remark };
  const origin = { registerSource: 6, registerIp: '', createdBy: user.userName };
  const member = newMember(db, { ...traits, ...origin, ...(inviteCode ? { inviteCode } : {}) }, parent);
  const { id } = member;
  if (parent) mustFitBelow(db, member, parent);
  db.members.set(id, member);
  note({ targetType: members.target, targetId: String(id), targetText: member.uid });
  return { id, uid: member.uid, sentTo: masked(account) };
}

/**
 * A risk may be raised by hand; lowering it needs a permission of its own, and goes no lower than the open flags allow.
 * @returns the level that operators have raised it to from now on
 * @throws Refusal 40300, 40904
 */
function raisedTo({ db, can }: Context<unknown>, member: Member, wanted: number): number {
  const level = riskLevelOf(db, member);
  if (wanted === level) return member.riskLevel;
  if (wanted < level && !can(LOWER_RISK)) throw new Refusal(40300);
  if (wanted < flaggedLevel(db, member.id)) throw new Refusal(40904);
  return wanted;
}

const EDITED = [
  'nickname',
  'email',
  'phone',
  'countryCode',
  'language',
  'memberType',
  'level',
  'riskLevel',
  'remark',
  'withdrawLockUntil',
] as const;

/**
 * Changes what is known about a member; a new e-mail or phone locks his withdraws for a day. What could be paid
 * to a member who becomes a demo one goes on hold.
 */
export function editMember(context: Context<Edit>): { version: number } {
  const { db, user, input, note } = context;
  const { version, diff } = changeRow(context, members, EDITED, (member) => {
    const { nickname, countryCode, language, memberType, level, remark = member.remark } = input;
    mustBeOpen(member);
    mustMaySetType(context, member.memberType, memberType);
    const riskLevel = raisedTo(context, member, input.riskLevel);
    const email = reachOf(db, 'email', input.email ?? member.email, member);
    const phone = reachOf(db, 'phone', input.phone ?? member.phone, member);
    if (!email && !phone) throw invalid('email');
    const moved = email !== member.email || phone !== member.phone;
    if (moved) mustMaySetReach(context, member);
    const wasDemo = isDemo(member);
    const traits = { nickname, countryCode, language, memberType, level, remark };
    Object.assign(member, traits, { email, phone, riskLevel });
    if (moved) lockWithdraws(db, member);
    if (isDemo(member) && !wasDemo)
      holdOpen(db, { memberId: member.id }, { who: user.userName, note: '', cause: 'demo', waiting: false });
  });
  // The history tells that it changed, not what it is.
  const hidden = new Set(['email', 'phone']);
  note({
    diff: diff.map((change) =>
      hidden.has(change.field)
        ? { ...change, before: masked(change.before ?? ''), after: masked(change.after ?? '') }
        : change,
    ),
  });
  return { version };
}
