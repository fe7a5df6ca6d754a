import type { TeamLevel, TeamNode } from './wire';
import type { Db } from '../../core/db';
import type { Context, Viewer } from '../../core/http';
import { members } from '../list';
import { totalsOf } from '../totals';
import { briefOf } from '../../core/memberBrief';
import { invitedBy, teamOf } from '../../core/memberLookups';
import { format } from '../../core/money';
import { findRow } from '../../core/resource';
import type { Member } from '../../core/rows';

function nodeOf(db: Db, member: Member, viewer: Viewer): TeamNode {
  const { id, status, kycLevel, createdAt } = member;
  const branch = teamOf(db, member);
  const totals = branch.map((other) => totalsOf(db, other.id));
  return {
    ...briefOf(db, id, viewer),
    status,
    kycLevel,
    createdAt,
    directCount: invitedBy(db, member).length,
    teamCount: branch.length - 1,
    inUsdt: format(totals.reduce((sum, { recharge }) => sum + recharge, 0n)),
    outUsdt: format(totals.reduce((sum, { withdraw }) => sum + withdraw, 0n)),
  };
}

/** A member and those he invited himself, the largest team first. @throws Refusal 40400 */
export function teamLevelOf(context: Context<{ id: number }>): TeamLevel {
  const { db, input } = context;
  const member = findRow(context, members, input.id);
  const list = invitedBy(db, member).map((other) => nodeOf(db, other, context));
  return {
    root: nodeOf(db, member, context),
    list: list.sort((a, b) => b.teamCount - a.teamCount || a.memberId - b.memberId),
  };
}
