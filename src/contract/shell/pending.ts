import { readByPost } from '../call';
import { mapOf, record } from '../field/nested';
import { count } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { time } from '../field/times';

const counts = { systemRechargeCount: count(), withdrawCount: count(), realNameAuthCount: count() };

const newest = {
  systemRechargeCount: nullable(time()),
  withdrawCount: nullable(time()),
  realNameAuthCount: nullable(time()),
};

/** How many wait, and how many of them the operator may decide now. */
const share = () => record({ count: count(), mine: count() });

/** What waits for approval: 0/1 flags with `Type` 0 (for the reminder), totals with 1. */
export const pending = readByPost('cwManage/rechargeWithdrawReview', {
  body: { Type: count({ min: 0, max: 1 }) },
  /** Kinds that the operator may not list are 0. */
  answer: {
    ...counts,
    /** The same, of those that the operator may decide now. */
    mine: optional(record(counts)),
    /** When the newest of each kind came into its present state. */
    newest: optional(record(newest)),
    /** What else waits; second reviews of withdraws are in their count. */
    second: optional(
      /**
       * By kind: `payout`, whose results another operator has to confirm, and of the queues of home all others, so that the
       * totals of both are one. Kinds that the operator may not list are left out.
       */
      mapOf(share()),
    ),
    /** Questions by kind of their records (`QUESTION_KINDS`); kinds without any are left out. */
    questions: optional(
      mapOf(
        /** Questions that the operator has to reply to, and own ones that were replied to and wait for the decision. */
        record({ toReply: count(), replied: count() }),
      ),
    ),
    /** Staff notices to read or confirm, and urgent ones among them that must be confirmed before anything else. */
    notices: optional(record({ unread: count(), urgent: count() })),
  },
  access: 'free',
});
