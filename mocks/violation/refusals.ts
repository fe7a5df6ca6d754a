import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  noPenalty: [
    '确认违规时至少选择一项处罚',
    'Choose at least one penalty to confirm a violation',
    '確認違規時至少選擇一項處罰',
  ],
  untilPast: [
    '处罚截止时间须晚于现在',
    'The end of the penalty must be in the future',
    '處罰截止時間須晚於現在',
  ],
  noClawback: [
    '扣回收益须填写账户、币种和数量',
    'A clawback takes an account, a coin and an amount',
    '扣回收益須填寫帳戶、幣種和數量',
  ],
  unknownMember: [
    '没有 UID 为“{value}”的会员',
    'No member has the UID "{value}"',
    '沒有 UID 為「{value}」的會員',
  ],
  sameMember: [
    '关联会员不能是该会员本人',
    'The related members can’t include the member themselves',
    '關聯會員不能是該會員本人',
  ],
  unknownNumber: [
    '没有单号为“{value}”的记录',
    'No record has the number "{value}"',
    '沒有單號為「{value}」的記錄',
  ],
  violationOpen: [
    '不能注销：存在待处理或申诉中的违规记录',
    "Can't close the account: a violation is pending or under appeal",
    '不能註銷：尚有待處理或申訴中的違規記錄',
  ],
} as const satisfies Record<string, Texts>;
