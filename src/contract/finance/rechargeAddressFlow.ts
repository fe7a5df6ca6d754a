import { defineFlow, everyState } from '../flow';

/** `biz_addr_alloc`; a retired address stays retired. */
export const AddressAllocation = { assigned: 1, idle: 2, retired: 3 } as const;

/**
 * The life of a recharge address: from the pool to a member, whose it stays. Whether an idle one may be given out is its
 * `status`.
 */
export const rechargeAddressFlow = defineFlow({
  field: 'allocType',
  states: AddressAllocation,
  begins: ['idle'],
  rests: ['idle', 'assigned'],
  ends: { retired: 'over' },
  people: {},
  moves: {
    /** A member asks for one, an operator gives them one, or it replaces one that was retired. */
    assign: {
      by: ['member', 'memberRechargeAddress/edit', 'memberRechargeAddress/setStatus'],
      from: ['idle'],
      to: ['assigned'],
    },
    /** Its member gets another one, while their account is open. */
    retire: {
      call: 'setStatus',
      sends: { status: 0 },
      from: ['assigned', 'idle'],
      to: ['retired', 'idle'],
      reason: 'always',
    },
    /** Only one that was switched off. */
    reopen: { call: 'setStatus', sends: { status: 1 }, from: ['idle'] },
    edit: { call: 'edit', from: everyState(AddressAllocation), isEdit: true },
    /** Only one that was never paid to. */
    remove: { call: 'remove', verb: 'delete', from: ['idle'] },
  },
});
