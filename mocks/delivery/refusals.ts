import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  cyclesOutside: [
    '有周期的金额超出 {min} 至 {max}，请先修改周期',
    'A cycle has stakes outside {min} to {max}. Change it first.',
    '有週期的金額超出 {min} 至 {max}，請先修改週期',
  ],
  onlyDefault: [
    '合约须有一个默认周期，请先把另一个周期设为默认',
    'A contract needs a default cycle. Make another one the default first.',
    '合約須有一個預設週期，請先把另一個週期設為預設',
  ],
  deliveryLocked: [
    '订单处于锁定期，到期后再试',
    'The orders are locked until they expire. Try again then.',
    '訂單處於鎖定期，到期後再試',
  ],
} as const satisfies Record<string, Texts>;
