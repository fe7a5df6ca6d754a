import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  hasAddress: [
    '该会员已有此钱包代码的充值地址',
    'The member already has a recharge address of this wallet code',
    '該會員已有此錢包代碼的充值地址',
  ],
} as const satisfies Record<string, Texts>;
