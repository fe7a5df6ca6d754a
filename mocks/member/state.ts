import type { BulkAnswer } from '@/api/types';
import { RELEASE } from '../../src/contract/finance/withdrawFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { member as contract } from '@/contract/member/member';
import { diffOf } from '../core/audit';
import { enforce, mustNotBeHeld, staffDecision } from '../core/bars';
import { eachOf } from '../core/bulk';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { changeRow, findRow, mustBeVersion, touch } from '../core/resource';
import type { Member } from '../core/rows';
import { holdOpen, releaseHeld } from '../core/holds';
import { openOf } from '../core/stillOpen';
import { endMemberSessions } from '../core/memberSessions';
import { mustBeCustomer, mustBeOpen } from './guard';
import { members } from './list';
import { FREEZE_FIELDS, SWITCHES, thaw } from './thaw';
import { refusals } from './refusals';

type Calls = (typeof contract)['calls'];

interface Many {
  ids: number[];
  versions?: Map<string, number>;
  reason?: string;
}

/** Changes several open members; each gets a line of its own in the history. */
function eachMember(
  context: Context<Many>,
  fields: readonly (keyof Member)[],
  apply: (member: Member) => void,
): BulkAnswer {
  const { input, note, noteRecord } = context;
  const targetType = members.target;
  note({ targetType, targetId: input.ids.join(','), reason: input.reason ?? '' });
  return eachOf(context, input.ids, (id) => {
    const member = findRow(context, members, id);
    mustBeOpen(member);
    if (input.versions) mustBeVersion(context, members, member, input.versions.get(String(id)));
    const before = { ...member };
    apply(member);
    if (fields.length) touch(context, member);
    noteRecord({ targetId: String(id), targetText: member.uid, diff: diffOf(before, member, fields) });
  });
}

/**
 * Takes every permission away until an operator gives them back, or the freeze ends. What could be paid to a member goes
 * on hold, and what waits for a review unless the operator leaves it.
 */
export function freezeMembers(
  context: Context<Sent<Calls['freeze']['body']>>,
): BulkAnswer & { held: string[] } {
  const { db, user, input } = context;
  const { freezeUntil, reason: note, holdAll = 1 } = input;
  if (freezeUntil !== undefined && freezeUntil <= db.stamp())
    throw new Refusal(42207, { because: refusals.freezeEnd });
  const held: string[] = [];
  const answer = eachMember(context, FREEZE_FIELDS, (member) => {
    mustBeCustomer(member);
    if (member.status !== MemberStatus.normal) throw new Refusal(40904);
    enforce(db, member, { ...staffDecision(member), frozen: true, until: freezeUntil ?? null });
    // What is set aside for them stays set aside.
    const stop = { who: user.userName, note, cause: 'frozen', waiting: holdAll === 1 } as const;
    held.push(...holdOpen(db, { memberId: member.id }, stop));
  });
  return { ...answer, held };
}

/**
 * Gives back what a freeze took. Withdraws on hold stay there, unless the operator may release them and wants to: then
 * they are reviewed from the start.
 * @throws Refusal 40300
 */
export function unfreezeMembers(
  context: Context<Sent<Calls['unfreeze']['body']>>,
): BulkAnswer & { released: string[] } {
  const { db, user, input, can } = context;
  const { release = 0, reason: note } = input;
  if (release === 1 && !can(RELEASE)) throw new Refusal(40300);
  const released: string[] = [];
  const answer = eachMember(context, FREEZE_FIELDS, (member) => {
    if (member.status !== MemberStatus.frozen) throw new Refusal(40904);
    mustNotBeHeld(db, member.id, 'freeze');
    thaw(db, member);
    if (release === 1)
      released.push(...releaseHeld(db, { memberId: member.id }, { who: user.userName, note }));
  });
  return { ...answer, released };
}

const membersIn = (context: Context<{ ids: number[] }>) =>
  context.input.ids.map((id) => ({ memberId: findRow(context, members, id).id }));

/** What is open of members who may be frozen. @throws Refusal 40400 */
export const openBeforeFreeze = (context: Context<Sent<Calls['previewFreeze']['query']>>) =>
  openOf(context, membersIn(context), false);

/** What is open of members who may be unfrozen. @throws Refusal 40400 */
export const openBeforeUnfreeze = (context: Context<Sent<Calls['previewUnfreeze']['query']>>) =>
  openOf(context, membersIn(context), context.can(RELEASE));

const BAR_OF = { canTrade: 'noTrade', canWithdraw: 'noWithdraw' } as const;

/**
 * Sets what a member may do; a frozen one may nothing. What a violation holds stays off, and what operators had decided
 * about it stays theirs.
 */
export function setPermission(context: Context<Sent<Calls['setPermission']['body']>>): { version: number } {
  const { db, input } = context;
  const { version } = changeRow(context, members, SWITCHES, (member) => {
    mustBeOpen(member);
    mustBeCustomer(member);
    if (member.status !== MemberStatus.normal) throw new Refusal(40904);
    const staff = staffDecision(member);
    const allowed = { ...staff.allowed };
    for (const name of SWITCHES) if (input[name] !== member[name]) allowed[name] = input[name];
    for (const name of ['canTrade', 'canWithdraw'] as const)
      if (member[name] === 0 && input[name] === 1) mustNotBeHeld(db, member.id, BAR_OF[name]);
    enforce(db, member, { ...staff, allowed });
  });
  return { version };
}

const MOST_TAGS = 10;

/** Adds tags and takes others off. */
export function setTags(context: Context<Sent<Calls['setTags']['body']>>): BulkAnswer {
  const { add = [], remove = [] } = context.input;
  return eachMember(context, ['tags'], (member) => {
    const next = [...new Set([...member.tags, ...add])].filter((word) => !remove.includes(word));
    if (next.length > MOST_TAGS) throw new Refusal(42205, { max: MOST_TAGS, because: refusals.tooManyTags });
    member.tags = next;
  });
}

/** Ends the sessions of members; nothing else about them changes. */
export const kickMembers = (context: Context<Sent<Calls['kick']['body']>>): BulkAnswer =>
  eachMember(context, [], ({ id }) => void endMemberSessions(context.db, id));
