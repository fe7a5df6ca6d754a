import type { RecordKind } from '../records';

/** A queue of records which wait for an operator. */
export interface Queue {
  kind: RecordKind;
  /** Filters of its list that leave the records of the queue. */
  params: {
    status?: readonly number[];
    waitsForSecond?: 0 | 1;
    pending?: 1;
    voidWaits?: 1;
    reissueWaits?: 1;
    clawbackWaits?: 1;
  };
  /** Its list keeps its own order; else it is opened with the oldest first. */
  ownOrder?: true;
}

const changed = <const K extends RecordKind>(kind: K) => ({ kind, params: { pending: 1 } }) as const;

/** Changes and requests that another operator has to confirm, by kind of their records; the bell tells of them too. */
export const secondQueues = {
  payoutBatch: { kind: 'payoutBatch', params: { status: [1] } },
  reconciliation: { kind: 'reconciliation', params: { status: [3] } },
  channel: changed('channel'),
  walletCode: changed('walletCode'),
  config: changed('config'),
  role: changed('role'),
  user: changed('user'),
  contractSymbol: changed('contractSymbol'),
  deliveryContract: changed('deliveryContract'),
  deliveryCycle: changed('deliveryCycle'),
  stakingProduct: changed('stakingProduct'),
  /** Interest of a staking order that was not paid, and shall be. */
  stakingOrder: { kind: 'stakingOrder', params: { reissueWaits: 1 }, ownOrder: true },
  /** Requests to close all positions of a symbol, and to void the orders of a delivery cycle. */
  contractPosition: { kind: 'contractPosition', params: {}, ownOrder: true },
  deliveryOrder: { kind: 'deliveryOrder', params: { voidWaits: 1 }, ownOrder: true },
  coupon: changed('coupon'),
  couponGrant: { kind: 'couponGrant', params: { status: [1] } },
  redEnvelope: { kind: 'redEnvelope', params: { status: [0] } },
  /** Batches of redemption codes that are large, or go beyond what their maker may hand out in a day. */
  redeemBatch: { kind: 'redeemBatch', params: { waitsForSecond: 1 } },
  /** Requests to take awards back. */
  award: { kind: 'award', params: { clawbackWaits: 1 }, ownOrder: true },
} as const satisfies Partial<Record<RecordKind, Queue>>;

export type SecondKind = keyof typeof secondQueues;

/** Queues whose records are in none of the three kinds that pop up, and wait for no second operator; the bell tells of them too. */
export const furtherQueues = {
  /** Approved, and waiting to be paid. */
  withdrawPay: { kind: 'withdraw', params: { status: [3] } },
  /** The result of the payout is not known yet, and none is proposed. */
  withdrawUnclear: { kind: 'withdraw', params: { status: [11], waitsForSecond: 0 } },
  adjust: { kind: 'adjust', params: { status: [1] } },
  awardReview: { kind: 'award', params: { status: [1] } },
  violations: { kind: 'violation', params: { status: [1] } },
  /** Members have appealed against them. */
  violationAppeals: { kind: 'violation', params: { status: [4] } },
} as const satisfies Readonly<Record<string, Queue>>;

export type FurtherQueue = keyof typeof furtherQueues;

const { withdrawPay, withdrawUnclear, ...others } = furtherQueues;

/** Queues by name. */
export const queues: Readonly<Record<string, Queue>> = {
  withdraw: { kind: 'withdraw', params: { status: [1] } },
  /** Second reviews, and results of payouts that another operator has to confirm. */
  withdrawSecond: { kind: 'withdraw', params: { waitsForSecond: 1 } },
  withdrawPay,
  withdrawUnclear,
  recharge: { kind: 'recharge', params: { status: [1] } },
  realName: { kind: 'auth', params: { status: [1] } },
  ...others,
  ...secondQueues,
};
