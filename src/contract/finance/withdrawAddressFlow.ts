import { defineFlow, everyState } from '../flow';

/** `biz_withdraw_addr_status` */
export const WithdrawAddressStatus = { waiting: 1, active: 2, disabled: 3, blacklisted: 4 } as const;

/** The life of an address that a member has for withdraws. */
export const withdrawAddressFlow = defineFlow({
  field: 'status',
  states: WithdrawAddressStatus,
  begins: ['waiting'],
  rests: ['active', 'disabled', 'blacklisted'],
  ends: {},
  people: { barrer: 'blacklistedBy' },
  moves: {
    /** 24 hours after it was added. */
    activate: { from: ['waiting'], to: ['active'] },
    disable: {
      call: 'setStatus',
      sends: { status: WithdrawAddressStatus.disabled },
      from: ['active'],
      to: ['disabled'],
      reason: 'always',
    },
    enable: {
      call: 'setStatus',
      sends: { status: WithdrawAddressStatus.active },
      from: ['disabled'],
      to: ['active'],
    },
    edit: { call: 'edit', from: everyState(WithdrawAddressStatus), isEdit: true },
    /** Only one that was never used. */
    remove: { call: 'remove', verb: 'delete', from: ['waiting', 'active', 'disabled'] },
    /** For every member who has it. */
    blacklist: {
      call: 'blacklist',
      from: ['waiting', 'active', 'disabled'],
      to: ['blacklisted'],
      reason: 'always',
    },
    /** For every member who has it; by another operator. */
    unblacklist: {
      call: 'unblacklist',
      from: ['blacklisted'],
      to: ['waiting', 'active'],
      notBy: ['barrer'],
      reason: 'always',
    },
  },
});
