import type { GrantObstacle } from '@/contract/campaign/grantTerms';
import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  budgetUnconfirmed: [
    '预算尚未经他人确认，不能启用',
    'The budget is not confirmed by a second person yet',
    '預算尚未經他人確認，不能啟用',
  ],
  frozenTerms: [
    '已有会员领取，只能修改名称、说明、发行量和每人限领',
    'Members hold this coupon. Only its texts, its quantity and the limit per member can change.',
    '已有會員領取，只能修改名稱、說明、發行量和每人限領',
  ],
  overAlready: [
    '有效期已结束，请先修改结束时间',
    'Its dates are over. Change the end first.',
    '有效期已結束，請先修改結束時間',
  ],
  endsInPast: ['结束时间须晚于现在', 'The end must be in the future', '結束時間須晚於現在'],
  unknownCoin: ['没有币种“{value}”', 'There is no coin "{value}"', '沒有幣種「{value}」'],
  notActive: ['该优惠券未在进行中', 'This coupon is not active', '該優惠券未在進行中'],
  runOut: [
    '该优惠券剩余 {max} 张，不足',
    'Only {max} of this coupon are left',
    '該優惠券剩餘 {max} 張，不足',
  ],
  nobody: ['没有会员可以领取', 'No member can get this coupon', '沒有會員可以領取'],
  someLeftOut: [
    '{n} 个会员不能领取：{uids}',
    '{n} members cannot get it: {uids}',
    '{n} 個會員不能領取：{uids}',
  ],
  grantedLately: [
    '24 小时内已由 {no} 向其中 {n} 个会员发放过该券',
    '{n} of them were granted this coupon by {no} within 24 hours',
    '24 小時內已由 {no} 向其中 {n} 個會員發放過該券',
  ],
  memberFrozen: ['会员已冻结', 'The member is frozen', '會員已凍結'],
  tooMany: [
    '一次最多发放给 {max} 个会员，现有 {n} 个',
    'One grant has {max} members at most, these are {n}',
    '一次最多發放給 {max} 個會員，現有 {n} 個',
  ],
  noTarget: ['请指定会员', 'Say which members', '請指定會員'],
  runOutAlready: ['该券已过期', 'This coupon has expired', '該券已過期'],
  belowThreshold: [
    '未达使用门槛 {min} {coin}',
    'Below the threshold of {min} {coin}',
    '未達使用門檻 {min} {coin}',
  ],
} as const satisfies Record<string, Texts>;

/** Why somebody cannot have a coupon, as a sentence. */
export const obstacleTexts: Record<GrantObstacle, Texts> = {
  unknown: ['没有该 UID 的会员', 'No member has this UID', '沒有該 UID 的會員'],
  twice: ['名单中重复', 'Listed twice', '名單中重複'],
  closed: ['会员已注销', 'The member has closed the account', '會員已註銷'],
  frozen: ['会员已冻结', 'The member is frozen', '會員已凍結'],
  level: ['不在可领取的等级', 'Not of a level that may have it', '不在可領取的等級'],
  country: ['不在可领取的国家', 'Not of a country that may have it', '不在可領取的國家'],
  limit: ['已达每人限领', 'Has as many as one member may have', '已達每人限領'],
  lately: ['24 小时内已发放过', 'Was granted it within 24 hours', '24 小時內已發放過'],
  quantity: ['已发完', 'None were left', '已發完'],
};
