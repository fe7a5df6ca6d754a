import { AdjustDirection } from '../../src/contract/finance/adjust';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { Penalty } from '../../src/contract/risk/violation';
import { diffOf, writeUnattended } from '../core/audit';
import { enforce } from '../core/bars';
import type { Db } from '../core/db';
import { dictTexts } from '../core/dictionary';
import { followUp } from '../core/followUps';
import type { Correction } from '../core/followUps';
import { holdOpen } from '../core/holds';
import type { Context } from '../core/http';
import { rowsOf } from '../core/lookup';
import { langOf } from '../core/refusal';
import type { Member } from '../core/rows';
import { tellMember } from '../core/tell';
import { inLang } from '../core/optionHandlers';
import { isInForce } from './store';
import type { ViolationRow } from './store';

/** Fields of a member that penalties change. */
const BARRED = ['status', 'canLogin', 'canTrade', 'canWithdraw', 'canTransfer', 'freezeUntil'] as const;

const memberOf = (db: Db, { memberId, violationNo }: ViolationRow): Member => {
  const member = db.members.get(memberId);
  if (!member) throw new Error(`violation ${violationNo} has no member`);
  return member;
};

/** What is to be taken back; `undefined` without a claw-back, and where a part of it is missing. */
export function clawbackOf({
  memberId,
  violationNo,
  penalties,
  clawbackAccount,
  clawbackCoin,
  clawbackAmount,
  description,
}: ViolationRow): Correction | undefined {
  if (!penalties.includes(Penalty.clawback)) return undefined;
  if (clawbackAccount === null || clawbackCoin === '' || clawbackAmount === null) return undefined;
  return {
    memberId,
    accountType: clawbackAccount,
    coin: clawbackCoin,
    amount: clawbackAmount,
    direction: AdjustDirection.debit,
    refNo: violationNo,
    reason: description.slice(0, 500),
  };
}

/** Brings a member in line with what is in force now. @returns the difference, and whether that has just frozen the account */
function settle(db: Db, row: ViolationRow) {
  const member = memberOf(db, row);
  const before = { ...member };
  const isFrozen = enforce(db, member);
  const diff = diffOf(before, member, BARRED);
  if (diff.length > 0) {
    member.version += 1;
    member.updatedAt = db.stamp();
  }
  return { member, diff, isFrozen };
}

/** A member's line in the operation log about what a decision changed. */
function noteMember(
  { noteRecord }: Context<unknown>,
  { member, diff }: ReturnType<typeof settle>,
  row: ViolationRow,
) {
  if (diff.length === 0) return;
  const target = { targetType: 'member', targetId: String(member.id), targetText: member.uid };
  noteRecord({ ...target, reason: row.violationNo, diff });
}

/** Tells a member about a violation, in their own language. */
function tell(db: Db, row: ViolationRow, key: 'violationWarned' | 'violationRevoked'): void {
  const { memberId, violationNo: no, type } = row;
  if (!row.penalties.includes(Penalty.warn)) return;
  const lang = langOf(db.members.get(memberId)?.language ?? null);
  tellMember(db, memberId, key, { no, type: inLang(dictTexts(db, 'biz_violation_type', type), lang) });
}

/** Carries out the penalties of a violation that has just been confirmed. @throws Refusal before anything is changed */
export function applyPenalties(context: Context<unknown>, row: ViolationRow): void {
  const { db, user } = context;
  const taken = clawbackOf(row);
  if (taken) row.clawbackNo = followUp(db, 'corrections').ask(context, taken);
  if (row.penalties.includes(Penalty.close))
    followUp(db, 'closings').ask(context, memberOf(db, row), row.violationNo);
  tell(db, row, 'violationWarned');
  const settled = settle(db, row);
  noteMember(context, settled, row);
  if (!settled.isFrozen) return;
  const stop = { who: user.userName, note: row.violationNo, cause: 'frozen', waiting: true } as const;
  holdOpen(db, { memberId: row.memberId }, stop);
}

/** Takes back the request to close the account that follows from violations, unless another one wants it too. */
function dropClosing(context: Context<unknown>, row: ViolationRow, note: string): void {
  const { db } = context;
  const isWanted = rowsOf(db.violations, row.memberId).some(
    (other) => isInForce(other) && other.penalties.includes(Penalty.close),
  );
  if (row.penalties.includes(Penalty.close) && !isWanted)
    followUp(db, 'closings').drop(context, memberOf(db, row), note);
}

/** Lifts the penalties of a violation that has just been revoked. What was taken back already has to be given back. */
export function liftPenalties(context: Context<unknown>, row: ViolationRow, note: string): void {
  const { db } = context;
  const taken = clawbackOf(row);
  const corrections = followUp(db, 'corrections');
  const isBooked = row.clawbackNo !== '' && corrections.drop(context, row.clawbackNo, note);
  if (isBooked && taken && memberOf(db, row).status !== MemberStatus.closed)
    row.refundNo = corrections.ask(context, { ...taken, direction: AdjustDirection.credit, reason: note });
  dropClosing(context, row, note);
  tell(db, row, 'violationRevoked');
  noteMember(context, settle(db, row), row);
}

/** The penalties of a violation have come to their end. */
export function endPenalties(db: Db, row: ViolationRow, url: string): void {
  const { member, diff } = settle(db, row);
  if (diff.length === 0) return;
  writeUnattended(db, {
    title: '违规记录',
    method: 'JOB',
    url,
    targetType: 'member',
    targetId: String(member.id),
    targetText: member.uid,
    diff,
  });
}
