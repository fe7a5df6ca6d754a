import { defineFlow } from '../flow';

/** `biz_entrust_status` */
export const EntrustStatus = {
  waiting: 0,
  placed: 1,
  partlyFilled: 2,
  filled: 3,
  cancelled: 4,
  cancelledPartlyFilled: 5,
  rejected: 6,
  expired: 7,
} as const;
export type EntrustStatus = (typeof EntrustStatus)[keyof typeof EntrustStatus];

/** States in which an entrust can still be filled, and be cancelled. */
const OPEN = ['waiting', 'placed', 'partlyFilled'] as const;

/** The life of an instruction to open or close. The market fills it; the staff can cancel what is not filled. */
export const entrustFlow = defineFlow({
  field: 'status',
  states: EntrustStatus,
  begins: ['waiting', 'placed', 'filled'],
  ends: {
    filled: 'good',
    cancelled: 'over',
    cancelledPartlyFilled: 'over',
    rejected: 'bad',
    expired: 'over',
  },
  people: {},
  moves: {
    cancel: { call: 'cancel', from: OPEN, to: ['cancelled', 'cancelledPartlyFilled'], reason: 'always' },
    /** Its member takes it back, or a whole contract is cleared. */
    end: {
      verb: 'cancel',
      by: ['member', 'system', 'contractEntrust/cancelBySymbol', 'contractSymbol/setTradeState'],
      from: OPEN,
      to: ['cancelled', 'cancelledPartlyFilled'],
    },
    /** Its trigger price is reached. */
    trigger: { from: ['waiting'], to: ['placed', 'filled', 'rejected'] },
    fill: { from: ['placed', 'partlyFilled'], to: ['partlyFilled', 'filled'] },
    refuse: { from: ['placed'], to: ['rejected'] },
    expire: { from: OPEN, to: ['expired', 'cancelledPartlyFilled'] },
  },
});

/** Codes of the states in which an entrust can still be filled, and be cancelled. */
export const OPEN_ENTRUST: readonly number[] = OPEN.map((name) => EntrustStatus[name]);
