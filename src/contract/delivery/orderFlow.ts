import { defineFlow } from '../flow';

/** `biz_delivery_status` */
export const DeliveryStatus = { running: 1, settled: 2, unclear: 3, voided: 4 } as const;

/**
 * The life of a timed order. A job settles it at the index price of its expiry, once that is known; before, two operators
 * can void the open orders of a cycle. No call settles one.
 */
export const deliveryOrderFlow = defineFlow({
  field: 'status',
  states: DeliveryStatus,
  begins: ['running'],
  ends: { settled: 'good', voided: 'over' },
  people: {},
  moves: {
    settle: { from: ['running', 'unclear'], to: ['settled'] },
    /** The sources do not agree on the price of its expiry, or are silent. */
    doubt: { from: ['running'], to: ['unclear'] },
    void: { by: ['deliveryOrder/voidReview'], from: ['running', 'unclear'], to: ['voided'] },
  },
});
