import { defineFlow } from '../flow';

/** `biz_member_status`; a closed account stays closed. */
export const MemberStatus = { normal: 1, frozen: 2, closed: 3 } as const;
export type MemberStatus = (typeof MemberStatus)[keyof typeof MemberStatus];

/** Permission to approve the closing of an account that another operator has requested; no call has this path. */
export const APPROVE_CLOSE = 'member/approveClose';

/** The life of an account: it is frozen and freed by one operator, and closed by two, for good. */
export const memberFlow = defineFlow({
  field: 'status',
  states: MemberStatus,
  begins: ['normal'],
  rests: ['normal', 'frozen'],
  ends: { closed: 'over' },
  people: { closer: 'closeRequestedBy' },
  acts: { closer: ['requestClose', 'close'] },
  moves: {
    freeze: { call: 'freeze', from: ['normal'], to: ['frozen'], reason: 'always' },
    unfreeze: { call: 'unfreeze', from: ['frozen'], to: ['normal'], reason: 'always' },
    /** Its freeze ends. */
    thaw: { from: ['frozen'], to: ['normal'] },
    setPermission: { call: 'setPermission', from: ['normal'], isEdit: true, reason: 'always' },
    /** The first of two; an account with money or open withdraws is not closed. */
    requestClose: {
      call: 'close',
      sends: { step: 'request' },
      from: ['normal', 'frozen'],
      reason: 'always',
    },
    close: {
      call: 'close',
      sends: { step: 'approve' },
      from: ['normal', 'frozen'],
      to: ['closed'],
      permission: APPROVE_CLOSE,
      notBy: ['closer'],
      reason: 'always',
    },
    /** Its author may, and so may others. */
    cancelClose: {
      call: 'close',
      sends: { step: 'cancel' },
      from: ['normal', 'frozen'],
      reason: 'always',
    },
  },
});
