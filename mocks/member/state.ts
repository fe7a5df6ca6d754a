import type { BulkAnswer } from '@/api/types';
import type { member as contract } from '@/contract/member/member';
import { diffOf } from '../core/audit';
import { eachOf } from '../core/bulk';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { changeRow, findRow, mustBeVersion, touch } from '../core/resource';
import type { Member } from '../core/rows';
import { emit } from '../core/events';
import type { Stop } from '../core/holds';
import { endMemberSessions } from '../core/memberSessions';
import { mustBeCustomer, mustBeOpen } from './guard';
import { members } from './list';
import { endUnlessAllowed } from './sessions';
import { FREEZE_FIELDS, SWITCHES, thaw } from './thaw';

declare module '../core/events' {
  interface Events {
    /** A member was frozen. */
    'member.frozen': { memberId: number; stop: Stop };
  }
}

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

/** Takes every permission away until an operator gives them back, or the freeze ends. */
export function freezeMembers(context: Context<Sent<Calls['freeze']['body']>>): BulkAnswer {
  const { db, user, input } = context;
  const { freezeUntil, reason: note } = input;
  if (freezeUntil !== undefined && freezeUntil <= db.stamp())
    throw new Refusal(42207, { because: 'freezeEnd' });
  return eachMember(context, FREEZE_FIELDS, (member) => {
    mustBeCustomer(member);
    if (member.status !== 1) throw new Refusal(40904);
    const { canLogin, canTrade, canWithdraw, canTransfer } = member;
    member.switchesBefore = { canLogin, canTrade, canWithdraw, canTransfer };
    for (const name of SWITCHES) member[name] = 0;
    member.status = 2;
    member.freezeUntil = freezeUntil ?? null;
    endUnlessAllowed(db, member);
    // What is set aside for them stays set aside.
    emit(db, 'member.frozen', { memberId: member.id, stop: { who: user.userName, note } });
  });
}

/** Gives back what a freeze took. Withdraws on hold stay there: that is for the risk desk. */
export const unfreezeMembers = (context: Context<Sent<Calls['unfreeze']['body']>>): BulkAnswer =>
  eachMember(context, FREEZE_FIELDS, (member) => {
    if (member.status !== 2) throw new Refusal(40904);
    thaw(member);
  });

/** Sets what a member may do; a frozen one may nothing. */
export function setPermission(context: Context<Sent<Calls['setPermission']['body']>>): { version: number } {
  const { version } = changeRow(context, members, SWITCHES, (member) => {
    mustBeCustomer(member);
    if (member.status !== 1) throw new Refusal(40904);
    for (const name of SWITCHES) member[name] = context.input[name];
    endUnlessAllowed(context.db, member);
  });
  return { version };
}

const MOST_TAGS = 10;

/** Adds tags and takes others off. */
export function setTags(context: Context<Sent<Calls['setTags']['body']>>): BulkAnswer {
  const { add = [], remove = [] } = context.input;
  return eachMember(context, ['tags'], (member) => {
    const next = [...new Set([...member.tags, ...add])].filter((word) => !remove.includes(word));
    if (next.length > MOST_TAGS) throw new Refusal(42205, { max: MOST_TAGS, because: 'tooManyTags' });
    member.tags = next;
  });
}

/** Ends the sessions of members; nothing else about them changes. */
export const kickMembers = (context: Context<Sent<Calls['kick']['body']>>): BulkAnswer =>
  eachMember(context, [], ({ id }) => void endMemberSessions(context.db, id));
