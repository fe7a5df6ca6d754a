import { read } from '../call';
import { word } from '../field/choices';
import { listOf, records } from '../field/nested';
import { money } from '../field/numbers';
import { nullable, optional, staffOnly } from '../field/shared';
import { id, option, text } from '../field/texts';
import { time } from '../field/times';

/** Kinds of events in a member's history. */
export const TIMELINE_TYPES = [
  'signIn',
  'recharge',
  'withdraw',
  'auth',
  'violation',
  'ledger',
  'staff',
] as const;

export type TimelineType = (typeof TIMELINE_TYPES)[number];

const type = () => word(...TIMELINE_TYPES);

export const timelineEvent = {
  key: text(),
  at: time(),
  type: type(),
  /**
   * Status of a recharge, withdraw, authentication or violation, type of a ledger line, verb of an operator's action, 1 or
   * 0 for a sign-in: a code of the dictionary of the type.
   */
  code: text(),
  /** Business number; empty without one. */
  no: text(),
  /** Signed for the ledger; `null` without money. */
  amount: nullable(money({ coin: 'coin', signed: true })),
  coin: option('coin'),
  /** The operator; empty for the member and the system. */
  who: staffOnly(text()),
  /** A reason, a device or an address. */
  text: text(),
};

/** Events of a member, the latest first; kinds whose list the operator may not see are left out. */
export const readTimeline = read('member/timeline', {
  query: {
    id: id(),
    /** Missing: all types. */
    types: optional(listOf(type())),
    /** `next` of the previous answer. */
    before: optional(text({ max: 100 })),
  },
  /** `next` is passed as `before` to read older events; `null` at the end. */
  answer: { list: records(timelineEvent), next: nullable(text()) },
});
