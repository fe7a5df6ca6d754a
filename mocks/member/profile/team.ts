import type { TeamLevel, TeamNode } from './wire';
import type { Db } from '../../core/db';
import type { Context, Viewer } from '../../core/http';
import { members } from '../list';
import { totalsOf } from '../totals';
import { briefOf } from '../../core/memberBrief';
import { format } from '../../core/money';
import { findRow } from '../../core/resource';
import type { Member } from '../../core/rows';

const directOf = (db: Db, { id }: Member): Member[] =>
  [...db.members.values()].filter((other) => other.parentId === id);

function nodeOf(db: Db, member: Member, viewer: Viewer): TeamNode {
  const { id, teamPath, status, kycLevel, createdAt } = member;
  const branch = [...db.members.values()].filter((other) => other.teamPath.startsWith(teamPath));
  const totals = branch.map((other) => totalsOf(db, other.id));
  return {
    ...briefOf(db, id, viewer),
    status,
    kycLevel,
    createdAt,
    directCount: directOf(db, member).length,
    teamCount: branch.length - 1,
    inUsdt: format(totals.reduce((sum, { recharge }) => sum + recharge, 0n)),
    outUsdt: format(totals.reduce((sum, { withdraw }) => sum + withdraw, 0n)),
  };
}

/** A member and those he invited himself, the largest team first. @throws Refusal 40400 */
export function teamOf(context: Context<{ id: number }>): TeamLevel {
  const { db, input } = context;
  const member = findRow(context, members, input.id);
  const list = directOf(db, member).map((other) => nodeOf(db, other, context));
  return {
    root: nodeOf(db, member, context),
    list: list.sort((a, b) => b.teamCount - a.teamCount || a.memberId - b.memberId),
  };
}
