import { termsOf } from '../../src/contract/flow';
import { auth } from '../../src/contract/member/auth';
import { OVERRULE } from '../../src/contract/member/authCalls';
import { AuthStatus } from '../../src/contract/member/authFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { dictTexts } from '../core/dictionary';
import { invalid, Refusal } from '../core/refusal';
import { touch } from '../core/resource';
import { saysWhy } from '../core/review/guards';
import type { Ask, Guard, Kind, Move, Transition } from '../core/review/kind';
import { correct, mustBeCorrect } from './correction';
import type { Correction } from './correction';
import { findingsOf, wallOf } from './findings';
import { auths } from './list';
import { isApproved } from './store';
import type { AuthRow } from './store';
import { authTrail } from './trail';
import { refusals } from './refusals';

/** What a reviewer has to have looked at, in the order it is asked for. */
const CHECKS = ['nameMatch', 'numberMatch', 'faceMatch', 'notExpired', 'notDuplicate'] as const;

/** Reasons that leave no room for another try. */
const FOR_GOOD: readonly string[] = ['duplicate', 'region', 'forged', 'sanction', 'other'];

/** A reviewer's decision about a request. */
export interface AuthVerdict extends Ask {
  note: string;
  rejectCodes: readonly string[];
  checklist?: Record<string, boolean> | undefined;
}

type Judged = Move<AuthRow, AuthVerdict>;

function mustBeChecked({ input: { checklist } }: Judged): void {
  const missing = CHECKS.find((name) => !checklist?.[name]);
  if (missing) throw invalid(missing);
}

/** @throws Refusal 40904 for a closed member, and for level 2 while level 1 is not approved */
function mustBeNext({ context: { db }, row }: Judged): void {
  const closed = db.members.get(row.memberId)?.status === MemberStatus.closed;
  const early = row.authLevel === 2 && !isApproved(db, row.memberId, 1);
  if (closed || early) throw new Refusal(40904, { because: refusals.lowerLevel });
}

/** A duplicate may be overruled with a permission and a reason. @throws Refusal 42206 with the rule's name */
function mustNotBeBlocked({ context: { db, can }, row, input }: Judged): void {
  const found = findingsOf(db, row);
  const overruled = can(OVERRULE) && saysWhy(input);
  const rule = wallOf(found) ?? (overruled ? undefined : found.find((code) => code === 'duplicate'));
  if (rule) throw new Refusal(42206, { rule: dictTexts(db, 'biz_auth_reject', rule) });
}

function mustGiveReasons({ input: { rejectCodes } }: Judged): void {
  if (rejectCodes.length === 0) throw invalid('rejectCodes');
}

const mustBeForGood: Guard<AuthRow, AuthVerdict> = ({ input: { rejectCodes } }) => {
  if (!rejectCodes.some((code) => FOR_GOOD.includes(code))) throw invalid('rejectCodes');
};

function decide({ context: { db, user }, row, input }: Judged, status: AuthRow['status']): void {
  row.status = status;
  row.rejectCodes = [...input.rejectCodes];
  row.reviewerName = user.userName;
  row.reviewedAt = db.stamp();
  row.reviewRemark = input.note;
}

/** The member is known at this level from now on. */
function setLevel({ context, row }: Pick<Move<AuthRow, Ask>, 'context' | 'row'>, level: number): void {
  const member = context.db.members.get(row.memberId);
  if (!member) return;
  member.kycLevel = level;
  touch(context, member);
}

const approve: Transition<AuthRow, AuthVerdict> = {
  ...termsOf(auth, 'approve'),
  guards: [mustBeChecked, mustBeNext, mustNotBeBlocked],
  effect: (move) => {
    decide(move, AuthStatus.approved);
    const { context, row } = move;
    if ((context.db.members.get(row.memberId)?.kycLevel ?? 0) < row.authLevel) setLevel(move, row.authLevel);
  },
};

const reject: Transition<AuthRow, AuthVerdict> = {
  ...termsOf(auth, 'reject'),
  guards: [mustGiveReasons],
  effect: (move) => decide(move, AuthStatus.rejected),
};

const rejectFinal: Transition<AuthRow, AuthVerdict> = {
  ...termsOf(auth, 'rejectFinal'),
  guards: [mustGiveReasons, mustBeForGood],
  effect: (move) => decide(move, AuthStatus.rejectedForGood),
};

/** Takes an approval back; the member is known at the level below from then on. */
const revoke: Transition<AuthRow, Ask> = {
  ...termsOf(auth, 'revoke'),
  step: () => 2,
  guards: [
    ({ context: { db }, row }) => {
      // The lower level stays while the higher one rests on it.
      if (row.authLevel === 1 && isApproved(db, row.memberId, 2))
        throw new Refusal(40906, { because: refusals.higherLevel });
    },
  ],
  effect: (move) => {
    move.row.status = AuthStatus.revoked;
    setLevel(move, move.row.authLevel - 1);
  },
};

const edit: Transition<AuthRow, Ask & Correction> = {
  ...termsOf(auth, 'edit'),
  guards: [mustBeCorrect],
  effect: correct,
};

/** How requests for real-name authentication are decided. */
export const authKind = {
  ...authTrail,
  resource: auths,
  asks: 'auth',
  decided: {
    by: ({ reviewerName }) => reviewerName,
    at: ({ reviewedAt }) => reviewedAt,
  },
  transitions: { approve, reject, rejectFinal, revoke, edit },
} satisfies Kind<AuthRow>;
