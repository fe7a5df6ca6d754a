import { choice, word } from '../field/choices';
import { record, records } from '../field/nested';
import { count, usdt } from '../field/numbers';
import { nullable } from '../field/shared';

/** Whether stopping a member or an address puts a record on hold: always, only with `holdAll`, or never. */
export const HoldEffect = { always: 'always', chosen: 'chosen', never: 'never' } as const;
export type HoldEffect = (typeof HoldEffect)[keyof typeof HoldEffect];

/** Kinds of records that can be open of a member or an address. */
export type OpenKind =
  | 'withdraw'
  | 'recharge'
  | 'adjust'
  | 'award'
  | 'contractPosition'
  | 'stakingOrder'
  | 'auth'
  | 'redEnvelope'
  | 'violation';

/** Sums are in USDT; those of positions are their margins, those of staking orders their principal. */
const figure = { count: count(), usdtValue: nullable(usdt()) };

/**
 * What is still open of members or of an address, and what stopping them would put on hold. Only kinds that the operator
 * may list.
 */
export const stillOpen = {
  groups: records({
    kind: word(
      'withdraw',
      'recharge',
      'adjust',
      'award',
      'contractPosition',
      'stakingOrder',
      'auth',
      'redEnvelope',
      'violation',
    ),
    ...figure,
    /** By the codes of the kind's own dictionary, in their order. */
    states: records({ status: count(), ...figure, hold: choice(HoldEffect) }),
  }),
  /** Open records that the operator may not see. */
  others: count(),
  /** Withdraws that `release` would return to review; none for an operator who may not release them. */
  released: record({ count: count(), usdtValue: usdt() }),
};
