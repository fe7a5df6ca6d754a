import type { member as contract } from '@/contract/member/member';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { memberOfUid, teamOf } from '../core/memberLookups';
import { Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import type { Member } from '../core/rows';
import { mustBeCustomer, mustBeOpen } from './guard';
import { members } from './list';
import { refusals } from './refusals';

type SetParent = (typeof contract)['calls']['setParent'];

/** No team is deeper. */
const DEEPEST = 20;

const depthOf = ({ teamPath }: Member): number => teamPath.split('/').length - 2;

/** The member who invites: known to the operator and not closed. @throws Refusal 40400, 40904 */
export function inviterOf(context: Context<unknown>, uid: string): Member {
  const found = memberOfUid(context.db, uid);
  const inviter = findRow(context, members, found?.id ?? 0);
  mustBeOpen(inviter);
  return inviter;
}

/** @throws Refusal 42205 where a team would become too deep */
export function mustFitBelow(db: Db, member: Member, inviter: Member): void {
  const deepest = Math.max(depthOf(member), ...teamOf(db, member).map(depthOf));
  if (depthOf(inviter) + deepest - depthOf(member) + 1 > DEEPEST)
    throw new Refusal(42205, { max: DEEPEST, because: refusals.teamTooDeep });
}

/** Puts a member under another inviter, together with his whole downline. */
export function setParent(context: Context<Sent<SetParent['body']>>): { version: number } {
  const { db, input, note } = context;
  let before = '';
  const { row, version } = changeRow(context, members, [], (member) => {
    mustBeOpen(member);
    mustBeCustomer(member);
    const inviter = inviterOf(context, input.inviterUid);
    if (inviter.teamPath.startsWith(member.teamPath)) throw new Refusal(42209);
    mustFitBelow(db, member, inviter);
    before = db.members.get(member.parentId ?? 0)?.uid ?? '';
    const old = member.teamPath;
    for (const other of teamOf(db, member)) {
      other.teamPath = `${inviter.teamPath}${member.id}/${other.teamPath.slice(old.length)}`;
    }
    member.parentId = inviter.id;
    // Members are looked up by both.
    db.members.set(member.id, member);
  });
  const after = db.members.get(row.parentId ?? 0)?.uid ?? '';
  note({ diff: [{ field: 'inviterUid', before, after }] });
  return { version };
}
