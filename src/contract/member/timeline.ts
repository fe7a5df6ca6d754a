import { read } from '../call';
import { word } from '../field/choices';
import { listOf, records } from '../field/nested';
import { money } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { id, option, text } from '../field/texts';
import { time } from '../field/times';

/** Kinds of events in a member's history. */
export const TIMELINE_TYPES = ['signIn', 'recharge', 'withdraw', 'auth', 'ledger', 'staff'] as const;

export type TimelineType = (typeof TIMELINE_TYPES)[number];

const type = () => word(...TIMELINE_TYPES);

export const timelineEvent = {
  key: text(),
  at: time(),
  type: type(),
  /**
   * State of a recharge, withdraw or authentication after it, type of a ledger line, verb of an operator,
   * 1 or 0 of a sign-in: codes of the dictionary that belongs to the type.
   */
  code: text(),
  /** Business number; empty without one. */
  no: text(),
  /** Signed for the ledger; `null` without money. */
  amount: nullable(money({ coin: 'coin', signed: true })),
  coin: option('coin'),
  /** Operator; empty for the member and the system. */
  who: text(),
  /** A reason, a device, an address. */
  text: text(),
};

/** What happened to a member, the latest first; kinds whose list the operator may not see are left out. */
export const readTimeline = read('member/timeline', {
  query: {
    id: id(),
    /** None: all. */
    types: optional(listOf(type())),
    /** `next` of the part before. */
    before: optional(text({ max: 100 })),
  },
  /** `next` goes back as `before` for the older ones; `null` at the end. */
  answer: { list: records(timelineEvent), next: nullable(text()) },
  refusals: ['notFound'],
});
