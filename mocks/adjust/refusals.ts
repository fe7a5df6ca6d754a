import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  balanceChanged: [
    '可用余额已由 {before} 变为 {now}，请按新的余额重新核对',
    'The available balance has changed from {before} to {now}. Check it again.',
    '可用餘額已由 {before} 變為 {now}，請依新的餘額重新核對',
  ],
  unknownValue: ['“{value}”不是可用的值', '"{value}" is not a known value', '「{value}」不是可用的值'],
  notAmount: [
    '“{value}”不是大于 0 的数字',
    '"{value}" is not a number greater than 0',
    '「{value}」不是大於 0 的數字',
  ],
  unknownMember: [
    '没有 UID 为“{value}”的会员',
    'No member has the UID "{value}"',
    '沒有 UID 為「{value}」的會員',
  ],
  unknownReference: [
    '没有单号为“{value}”的记录',
    'No record has the number "{value}"',
    '沒有單號為「{value}」的記錄',
  ],
  looksDouble: [
    '与 24 小时内的 {no} 相同，未确认重复',
    'Same as {no} within 24 hours, and not confirmed as intended',
    '與 24 小時內的 {no} 相同，未確認重複',
  ],
} as const satisfies Record<string, Texts>;
