import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  stakingFrozenTerms: [
    '产品已发布，只有草稿可以修改此项',
    'The product is published. This can be changed in a draft only.',
    '產品已發布，只有草稿可以修改此項',
  ],
  stakingUnusualCopy: [
    '该产品的年化或总额度超出草稿的上限，不能复制',
    'The APR or quota of this product is more than a draft may have. It cannot be copied.',
    '該產品的年化或總額度超出草稿的上限，不能複製',
  ],
  stakingSaleOver: ['申购结束时间已过', 'The sale would be over already.', '申購結束時間已過'],
  stakingNotEarly: [
    '定期产品未到期，且不允许提前赎回',
    'The lock is not over, and the product allows no early redemption.',
    '定期產品未到期，且不允許提前贖回',
  ],
  stakingMemberStopped: [
    '会员已冻结或注销，不能为其操作',
    'The member is frozen or closed. Nothing can be done for them.',
    '會員已凍結或註銷，不能為其操作',
  ],
  stakingDayPaid: ['该日收益已发放', 'The interest of this day was paid.', '該日收益已發放'],
  stakingDayNotDue: ['该日没有到期未付的收益', 'No interest of this day is due.', '該日沒有到期未付的收益'],
  stakingAtMaturity: [
    '到期派息的订单在到期时一次结清，无需补发',
    'This order is paid in one sum at maturity.',
    '到期派息的訂單在到期時一次結清，無需補發',
  ],
} as const satisfies Record<string, Texts>;
