import { MemberStatus } from '../../src/contract/member/memberFlow';
import { HOLDING, Penalty, Severity, violation } from '../../src/contract/risk/violation';
import { ViolationStatus } from '../../src/contract/risk/violationFlow';
import { termsOf } from '../../src/contract/flow';
import { followUp } from '../core/followUps';
import { parse } from '../core/money';
import { Refusal } from '../core/refusal';
import type { Ask, Guard, Kind, Transition } from '../core/review/kind';
import { violations } from './list';
import { applyPenalties, clawbackOf, liftPenalties } from './penalties';
import { refusals } from './refusals';
import { isInForce } from './store';
import type { ViolationRow } from './store';
import { violationTrail } from './trail';

/** The penalties that an operator confirms. */
export type Terms = Pick<
  ViolationRow,
  'penalties' | 'penaltyUntil' | 'clawbackAccount' | 'clawbackCoin' | 'clawbackAmount'
>;

/** No penalty yet. */
export const NO_TERMS: Terms = {
  penalties: [],
  penaltyUntil: null,
  clawbackAccount: null,
  clawbackCoin: '',
  clawbackAmount: null,
};

interface Confirmation extends Ask {
  terms: Terms;
}

/** What an operator puts right of a record. */
interface Correction extends Ask {
  finding: Partial<ViolationRow>;
}

const termsIn = (row: Terms): Terms => ({
  penalties: row.penalties,
  penaltyUntil: row.penaltyUntil,
  clawbackAccount: row.clawbackAccount,
  clawbackCoin: row.clawbackCoin,
  clawbackAmount: row.clawbackAmount === null ? null : String(parse(row.clawbackAmount)),
});

/** True where two operators want the same penalties. */
const isSame = (one: Terms, other: Terms): boolean => {
  const text = (terms: Terms) => JSON.stringify({ ...termsIn(terms), penalties: terms.penalties.toSorted() });
  return text(one) === text(other);
};

/** @throws Refusal 40904 for a closed account */
const mustBeOpen: Guard<ViolationRow, Ask> = ({ context: { db }, row }) => {
  if (db.members.get(row.memberId)?.status === MemberStatus.closed)
    throw new Refusal(40904, { because: 'memberClosed' });
};

/** @throws Refusal 40000 without a penalty, 42207 for an end in the past */
const mustPunish: Guard<ViolationRow, Confirmation> = ({ context: { db }, input: { terms } }) => {
  if (terms.penalties.length === 0)
    throw new Refusal(40000, { field: 'penalties', because: refusals.noPenalty });
  if (terms.penaltyUntil !== null && terms.penaltyUntil <= db.stamp())
    throw new Refusal(42207, { field: 'penaltyUntil', because: refusals.untilPast });
};

/** What follows from the penalties has to be possible. @throws Refusal 40000, 42201, 42203, 42206 */
const mustFollow: Guard<ViolationRow, Confirmation> = ({ context: { db }, row, input: { terms } }) => {
  if (terms.penalties.includes(Penalty.clawback)) {
    const taken = clawbackOf({ ...row, ...terms });
    if (!taken) throw new Refusal(40000, { field: 'clawbackAmount', because: refusals.noClawback });
    followUp(db, 'corrections').mustBePossible(db, taken);
  }
  const member = db.members.get(row.memberId);
  if (!terms.penalties.includes(Penalty.close) || !member || member.closeRequestedBy !== '') return;
  // This one is decided with that.
  const because = followUp(db, 'closings').obstacle(db, member, row.id);
  if (because) throw new Refusal(42206, { because });
};

const approve: Transition<ViolationRow, Confirmation> = {
  ...termsOf(violation, 'approve'),
  step: ({ firstReviewer }) => (firstReviewer ? 2 : 1),
  guards: [mustBeOpen, mustPunish, mustFollow],
  effect: ({ context, row, input: { terms, note = '' } }) => {
    const { db, user } = context;
    const isAgreed = row.firstReviewer !== '' && isSame(row, terms);
    Object.assign(row, terms);
    row.reviewRemark = note;
    if (row.severity === Severity.severe && !isAgreed) {
      row.firstReviewer = user.userName;
      return;
    }
    row.status = ViolationStatus.confirmed;
    row.reviewerName = user.userName;
    row.reviewedAt = db.stamp();
    applyPenalties(context, row);
  },
};

const reject: Transition<ViolationRow, Ask> = {
  ...termsOf(violation, 'reject'),
  effect: ({ context: { db, user }, row, input: { note = '' } }) => {
    Object.assign(row, NO_TERMS, { firstReviewer: '' });
    row.status = ViolationStatus.dismissed;
    row.reviewerName = user.userName;
    row.reviewedAt = db.stamp();
    row.reviewRemark = note;
  },
};

const edit: Transition<ViolationRow, Correction> = {
  ...termsOf(violation, 'edit'),
  effect: ({ row, input: { finding } }) => {
    // Whoever confirmed it has confirmed something else.
    Object.assign(row, finding, NO_TERMS, { firstReviewer: '', reviewRemark: '' });
  },
};

/** The member appeals, and says why. */
export function enterAppeal(row: ViolationRow, at: string, why: string): void {
  row.status = ViolationStatus.appealed;
  row.appealedAt = at;
  row.appealReason = why;
}

const appeal: Transition<ViolationRow, Ask> = {
  ...termsOf(violation, 'appeal'),
  effect: ({ context: { db }, row, input: { note = '' } }) => enterAppeal(row, db.stamp(), note),
};

const revoke: Transition<ViolationRow, Ask> = {
  ...termsOf(violation, 'revoke'),
  effect: ({ context, row, input: { note = '' } }) => {
    const wasInForce = isInForce(row);
    row.status = ViolationStatus.revoked;
    row.revokedBy = context.user.userName;
    if (wasInForce) row.liftedAt = context.db.stamp();
    liftPenalties(context, row, note);
  },
};

const uphold: Transition<ViolationRow, Ask> = {
  ...termsOf(violation, 'uphold'),
  effect: ({ row }) => {
    row.status = ViolationStatus.confirmed;
  },
};

/** True for a violation whose penalties end by themselves. */
export const isTemporary = ({ penalties, penaltyUntil }: Terms): boolean =>
  penaltyUntil !== null && penalties.some((one) => HOLDING.includes(one));

/** How violations are decided, and what becomes of them. */
export const violationKind = {
  ...violationTrail,
  resource: violations,
  decided: {
    by: ({ reviewerName }) => reviewerName,
    at: ({ reviewedAt }) => reviewedAt,
  },
  transitions: { approve, reject, edit, appeal, revoke, uphold },
} satisfies Kind<ViolationRow>;
