import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  hasAddress: [
    '该会员已有此钱包代码的充值地址',
    'The member already has a recharge address of this wallet code',
    '該會員已有此錢包代碼的充值地址',
  ],
  notIdle: [
    '只有未分配的空闲地址可以删除',
    'Only idle addresses can be deleted',
    '只有未分配的閒置地址可以刪除',
  ],
} as const satisfies Record<string, Texts>;
