import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { violation } from '@/contract/risk/violation';
import type { BulkAnswer } from '@/api/types';
import type { Sent } from '../core/body';
import { eachOf } from '../core/bulk';
import type { Db } from '../core/db';
import { inDictionary } from '../core/dictionary';
import type { Context } from '../core/http';
import { isKnownNumber } from '../core/knownNumbers';
import { memberOfUid } from '../core/memberLookups';
import { isPlatformAccount } from '../core/platformAccount';
import { invalid, Refusal } from '../core/refusal';
import { decideOne } from '../core/review/perform';
import type { Member } from '../core/rows';
import { violationKind } from './kind';
import { refusals } from './refusals';
import { addViolation, VIOLATION } from './store';

type Calls = (typeof violation)['calls'];
type Finding = Omit<Sent<Calls['edit']['body']>, 'id' | 'version'>;

/** The member whom a violation is about. @throws Refusal 40400, 40303, 40904 */
function accused({ db, inScope }: Context<unknown>, memberId: number): Member {
  const member = db.members.get(memberId);
  if (!member || !inScope(member.id)) throw new Refusal(40400);
  if (isPlatformAccount(member)) throw new Refusal(40303);
  if (member.status === MemberStatus.closed) throw new Refusal(40904, { because: 'memberClosed' });
  return member;
}

/** What was found, with nothing twice. @throws Refusal 40000 for what does not exist */
function checked(db: Db, finding: Finding) {
  const { type, severity, description, evidence = [], remark = '' } = finding;
  const relatedUids = [...new Set(finding.relatedUids)];
  const relatedNos = [...new Set(finding.relatedNos)];
  if (!inDictionary(db, 'biz_violation_type', type)) throw invalid('type');
  for (const value of relatedUids)
    if (!memberOfUid(db, value))
      throw new Refusal(40000, { field: 'relatedUids', because: refusals.unknownMember, value });
  for (const value of relatedNos)
    if (!isKnownNumber(db, value))
      throw new Refusal(40000, { field: 'relatedNos', because: refusals.unknownNumber, value });
  return { type, severity, description, evidence, relatedUids, relatedNos, remark };
}

/** What was found about one member. @throws Refusal 40000 where they are related to themselves, and for what does not exist */
function checkedOf(db: Db, { uid }: Pick<Member, 'uid'>, finding: Finding) {
  if (finding.relatedUids?.includes(uid))
    throw new Refusal(40000, { field: 'relatedUids', because: refusals.sameMember });
  return checked(db, finding);
}

/** An operator records what a member did. */
export function recordOne(context: Context<Sent<Calls['add']['body']>>): { id: number; violationNo: string } {
  const { db, user, input, note } = context;
  const { memberId, requestId: _requestId, ...finding } = input;
  const member = accused(context, memberId);
  const row = addViolation(db, {
    ...checkedOf(db, member, finding),
    memberId: member.id,
    createdBy: user.userName,
  });
  note({ targetType: VIOLATION, targetId: String(row.id), targetText: row.violationNo });
  return { id: row.id, violationNo: row.violationNo };
}

/** An operator records what several members did together. */
export function recordMany(context: Context<Sent<Calls['addMany']['body']>>): BulkAnswer {
  const { db, user, input, note, noteRecord } = context;
  const { memberIds, requestId: _requestId, ...given } = input;
  const finding = checked(db, given);
  note({ targetType: 'member' });
  return eachOf(context, memberIds, (memberId) => {
    const { uid } = accused(context, memberId);
    const row = addViolation(db, {
      ...finding,
      relatedUids: finding.relatedUids.filter((other) => other !== uid),
      memberId,
      createdBy: user.userName,
    });
    noteRecord({ targetType: VIOLATION, targetId: String(row.id), targetText: row.violationNo });
  });
}

/** Puts right what was recorded, while nobody has decided. */
export function editOne(context: Context<Sent<Calls['edit']['body']>>): { version: number } {
  const { db, input } = context;
  const { id, version, ...given } = input;
  const row = db.violations.get(id);
  const member = db.members.get(row?.memberId ?? 0);
  if (!row || !member) throw new Refusal(40400);
  // What is left out stays as it is.
  const finding = checkedOf(db, member, { ...row, ...given });
  const ask = { version, finding };
  return { version: decideOne(context, violationKind, violationKind.transitions.edit, { id, ask }).version };
}
