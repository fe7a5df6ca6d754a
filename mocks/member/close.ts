import { APPROVE_CLOSE, MemberStatus } from '../../src/contract/member/memberFlow';
import type { member as contract } from '@/contract/member/member';
import type { Sent } from '../core/body';
import { diffOf } from '../core/audit';
import { obstacleToClosing } from '../core/closing';
import type { Db } from '../core/db';
import type { FollowUps } from '../core/followUps';
import type { Context } from '../core/http';
import { withdrawsOf } from '../core/orders';
import { Refusal } from '../core/refusal';
import { mustBeAnother } from '../core/samePerson';
import { changeRow } from '../core/resource';
import type { Member, Texts } from '../core/rows';
import { FINAL } from '../core/withdrawStates';
import { mustBeCustomer, mustBeOpen } from './guard';
import { members } from './list';
import { endUnlessAllowed } from '../core/memberSessions';
import { SWITCHES } from './thaw';
import { refusals } from './refusals';

/** What stands against closing an account. */
function obstacleOf(db: Db, { id, uid }: Member, asker?: number): Texts | undefined {
  const holds = db.ledger.accountsOf(id).some(({ available, frozen }) => available + frozen !== 0n);
  if (holds) return refusals.assetsLeft;
  const open = withdrawsOf(db, id).some(({ status }) => !FINAL.has(status));
  if (open) return refusals.withdrawsOpen;
  if ([...db.users.values()].some(({ bindMemberId }) => bindMemberId === uid)) return refusals.boundToUser;
  return obstacleToClosing(db, id, asker);
}

/** @throws Refusal 42206 with what stands against it */
function mustBeEmpty(db: Db, member: Member): void {
  const because = obstacleOf(db, member);
  if (because) throw new Refusal(42206, { because });
}

const CLOSE_FIELDS = ['status', ...SWITCHES, 'closeRequestedBy'] as const;

/** Closings that violations ask for; another operator has to approve each of them, as of any other. */
export const closings: FollowUps['closings'] = {
  obstacle: obstacleOf,
  ask({ db, user, noteRecord }, member, reason) {
    if (member.closeRequestedBy !== '') return;
    mustBeEmpty(db, member);
    const before = { ...member };
    member.closeRequestedBy = user.userName;
    member.closeByViolation = 1;
    const diff = diffOf(before, member, CLOSE_FIELDS);
    noteRecord({
      targetType: members.target,
      targetId: String(member.id),
      targetText: member.uid,
      reason,
      diff,
    });
  },
  drop({ noteRecord }, member, reason) {
    if (member.closeByViolation === 0) return;
    const before = { ...member };
    member.closeRequestedBy = '';
    member.closeByViolation = 0;
    const diff = diffOf(before, member, CLOSE_FIELDS);
    noteRecord({
      targetType: members.target,
      targetId: String(member.id),
      targetText: member.uid,
      reason,
      diff,
    });
  },
};

type Closing = Sent<(typeof contract)['calls']['close']['body']>;
type Step = Closing['step'];

/** Steps need a request that stands, or none. */
function mustBeDue(member: Member, step: Step): void {
  const asked = member.closeRequestedBy !== '';
  if (asked === (step === 'request')) throw new Refusal(40904);
}

/**
 * One operator asks for an account to be closed, another one with the permission agrees: then it is closed for
 * good.
 */
export function closeMember(context: Context<Closing>): { version: number } {
  const { db, user, input, can } = context;
  const { step } = input;
  if (step === 'approve' && !can(APPROVE_CLOSE)) throw new Refusal(40300);
  const { version } = changeRow(context, members, CLOSE_FIELDS, (member) => {
    mustBeOpen(member);
    mustBeCustomer(member);
    mustBeDue(member, step);
    if (step === 'approve') mustBeAnother(context, member.closeRequestedBy);
    if (step !== 'cancel') mustBeEmpty(db, member);
    if (step === 'approve') {
      member.status = MemberStatus.closed;
      member.freezeUntil = null;
      member.switchesBefore = null;
      member.frozenByViolation = 0;
      for (const name of SWITCHES) member[name] = 0;
      endUnlessAllowed(db, member);
    }
    member.closeRequestedBy = step === 'request' ? user.userName : '';
    member.closeByViolation = 0;
  });
  return { version };
}
