import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  memberFrozen: [
    '会员已冻结，解冻前不能发放奖励',
    'The member is frozen and gets no award until unfrozen',
    '會員已凍結，解凍前不能發放獎勵',
  ],
  looksDouble: [
    '与 {no} 的会员、类型和关联单号相同，未确认重复',
    'Same member, type and reference as {no}, and not confirmed as intended',
    '與 {no} 的會員、類型和關聯單號相同，未確認重複',
  ],
  missing: [
    '可用余额 {available} {coin}，还差 {missing} {coin}，不能追回',
    '{missing} {coin} are missing: the available balance is {available} {coin}',
    '可用餘額 {available} {coin}，還差 {missing} {coin}，不能追回',
  ],
  clawbackWaits: [
    '该奖励已申请追回，等待他人复核',
    'A clawback was requested already and waits for another operator',
    '此獎勵已申請追回，等待他人覆核',
  ],
  noClawback: ['该奖励没有待复核的追回申请', 'No clawback of this award waits', '此獎勵沒有待覆核的追回申請'],
} as const satisfies Record<string, Texts>;
