import { defineFlow } from '../flow';

/** `biz_staking_status` */
export const StakingStatus = { draft: 0, onSale: 1, soldOut: 2, offSale: 3, ended: 4 } as const;

/**
 * The life of a staking product. Only a draft can be deleted; once it is published, the terms that orders rest on stay as
 * they are. Its orders run on by their own terms whatever becomes of it.
 */
export const stakingProductFlow = defineFlow({
  field: 'status',
  states: StakingStatus,
  begins: ['draft'],
  rests: ['draft'],
  ends: { ended: 'over' },
  people: {},
  moves: {
    edit: { call: 'edit', from: ['draft', 'onSale', 'soldOut', 'offSale'], isEdit: true },
    publish: { call: 'publish', from: ['draft'], to: ['onSale'] },
    takeOff: { call: 'setStatus', sends: { on: 0 }, from: ['onSale'], to: ['offSale'] },
    /** Sold out where no room is left meanwhile. */
    putOn: { call: 'setStatus', sends: { on: 1 }, from: ['offSale'], to: ['onSale', 'soldOut'] },
    /** Less is left of the quota than one order takes: after an order, or because the quota was lowered. */
    sellOut: { by: ['member', 'operator'], from: ['onSale'], to: ['soldOut'] },
    /** There is room again: the quota was raised, or principal was paid back. */
    reopen: { by: ['operator', 'system'], from: ['soldOut'], to: ['onSale'] },
    /** Its sale is over. */
    end: { from: ['onSale', 'soldOut', 'offSale'], to: ['ended'] },
    remove: { call: 'remove', verb: 'delete', from: ['draft'] },
  },
});
