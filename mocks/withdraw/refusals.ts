import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  hotWallet: [
    '热钱包余额不足，请先补充',
    'Hot wallet balance too low. Top it up first.',
    '熱錢包餘額不足，請先補充',
  ],
  bulkAmount: [
    '{max} 及以上不能批量通过，请逐笔审核',
    "{max} and above can't be approved in bulk. Review each record.",
    '{max} 及以上不能批次通過，請逐筆審核',
  ],
  withdrawOff: [
    '该钱包代码的提现已关闭',
    'Withdrawals are turned off for this wallet code',
    '此錢包代碼的提現已關閉',
  ],
  inBatch: [
    '该提现在打款批次 {no} 中，须随批次打款',
    'This withdrawal is in payout batch {no} and is paid with it',
    '此提現在撥款批次 {no} 中，須隨批次撥款',
  ],
  batched: [
    '提现 {order} 已在打款批次 {no} 中',
    'Withdrawal {order} is already in payout batch {no}',
    '提現 {order} 已在撥款批次 {no} 中',
  ],
  notApproved: [
    '提现 {order} 不在“待打款”状态',
    'Withdrawal {order} is not waiting for payment',
    '提現 {order} 不在「待撥款」狀態',
  ],
  lastLine: [
    '至少保留一笔；不再需要请取消批次',
    'One line has to stay. Cancel the batch if it is not needed.',
    '至少保留一筆；不再需要請取消批次',
  ],
  batchNoRoom: [
    '热钱包余额不足以支付本批次中的该笔',
    "The hot wallet can't cover this line of the batch",
    '熱錢包餘額不足以支付本批次中的此筆',
  ],
} as const satisfies Record<string, Texts>;
