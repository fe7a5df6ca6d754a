import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  hotWallet: [
    '热钱包余额不足，请先补充',
    'Hot wallet balance too low. Top it up first.',
    '熱錢包餘額不足，請先補充',
  ],
  bulkAmount: [
    '批量通过须低于 {max}，请逐笔审核',
    'Bulk approval must be below {max}. Review it individually.',
    '批次通過須低於 {max}，請逐筆審核',
  ],
  withdrawOff: [
    '该钱包代码的提现已关闭',
    'Withdrawals are turned off for this wallet code',
    '此錢包代碼的提現已關閉',
  ],
} as const satisfies Record<string, Texts>;
