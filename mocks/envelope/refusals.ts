import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  unknownCoin: ['“{value}”不是可用的币种', '"{value}" is not a known coin', '「{value}」不是可用的幣種'],
  tooSmall: [
    '总金额至少为 {min} {coin}（每个最小单位）',
    'The total must be at least {min} {coin}, one smallest unit for each part',
    '總金額至少為 {min} {coin}（每個最小單位）',
  ],
  notDivisible: [
    '总金额不能均分为 {n} 个，{coin} 最多 {decimals} 位小数',
    "The total can't be split into {n} equal parts: {coin} has {decimals} decimals",
    '總金額不能均分為 {n} 個，{coin} 最多 {decimals} 位小數',
  ],
  expiryPast: ['过期时间须晚于现在', 'The expiry must be in the future', '過期時間須晚於現在'],
  lateApproval: [
    '红包已过期，不能通过，请驳回',
    'The envelope has expired meanwhile. Reject it.',
    '紅包已過期，不能通過，請駁回',
  ],
  codeTaken: [
    '口令已被待审核或领取中的红包使用',
    'Another envelope that is active or pending has this passcode',
    '口令已被待審核或領取中的紅包使用',
  ],
  memberBarred: [
    '会员已冻结或注销，不能收发红包',
    "A frozen or closed member can't send or get envelopes",
    '會員已凍結或註銷，不能收發紅包',
  ],
  platformAccount: [
    '模拟账户和做市账户不能收发红包',
    "Demo accounts and market makers can't send or get envelopes",
    '模擬帳戶和做市帳戶不能收發紅包',
  ],
  notStarted: ['红包尚未开始', 'The envelope has not started yet', '紅包尚未開始'],
  isOver: ['红包已过期', 'The envelope has expired', '紅包已過期'],
  ownEnvelope: ['不能领取自己的红包', "Members can't claim their own envelope", '不能領取自己的紅包'],
  notReceiver: [
    '专属红包只能由指定会员领取',
    'This envelope is for another member',
    '專屬紅包只能由指定會員領取',
  ],
  claimedBefore: ['每个会员只能领取一次', 'Each member can claim it once', '每個會員只能領取一次'],
  notNew: [
    '仅限注册 7 天内的新会员领取',
    'Only for members who registered within 7 days',
    '僅限註冊 7 天內的新會員領取',
  ],
  notVerified: ['仅限已实名认证的会员领取', 'Only for members who passed KYC', '僅限已實名認證的會員領取'],
  notTraded: ['仅限有交易的会员领取', 'Only for members who have traded', '僅限有交易的會員領取'],
  envelopesOpen: [
    '不能注销：有领取中的红包',
    "Can't close the account: an envelope of the member is still active",
    '不能註銷：有領取中的紅包',
  ],
} as const satisfies Record<string, Texts>;
