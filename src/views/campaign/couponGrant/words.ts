import type { Words } from '@/i18n/keys';

export const words = {
  'couponGrant.grantNo': ['发券单号', 'Grant no.', '發券單號'],
  'couponGrant.couponId': ['优惠券', 'Coupon', '優惠券'],
  'couponGrant.couponCode': ['券编码', 'Code', '券編碼'],
  'couponGrant.couponName': ['券名', 'Coupon', '券名'],
  'couponGrant.by': ['发放对象', 'To whom', '發放對象'],
  'couponGrant.levels': ['等级', 'Levels', '等級'],
  'couponGrant.heads': ['会员数', 'Members', '會員數'],
  'couponGrant.issued': ['已发/会员数', 'Issued of members', '已發/會員數'],
  'couponGrant.usdtValue': ['最高成本', 'Cost at most', '最高成本'],
  'couponGrant.createdBy': ['发放人', 'Granted by', '發放人'],
  'couponGrant.waitsUntil': ['复核截止', 'Review by', '覆核截止'],
  'couponGrant.about': ['发券', 'Grant', '發券'],
  'couponGrant.members': ['会员', 'Members', '會員'],
  'couponGrant.moreMembers': ['另有 {{n}} 个会员', 'And {{n}} more', '另有 {{n}} 個會員'],
  'couponGrant.missed': ['未能领取', 'Got nothing', '未能領取'],
  'couponGrant.missedN': ['{{n}} 个会员不能领取', 'Members who cannot get it: {{n}}', '{{n}} 個會員不能領取'],
  'couponGrant.why': ['原因', 'Why', '原因'],
  'couponGrant.approve': ['通过并发放', 'Approve and issue', '通過並發放'],
  'couponGrant.approveText': [
    '通过 {{who}} 的发券 {{no}}，立即发放',
    'Approves {{no}} of {{who}} and issues the coupons',
    '通過 {{who}} 的發券 {{no}}，立即發放',
  ],
  'couponGrant.forecast': [
    '现可发放 {{n}} / {{heads}} 个会员，最高成本 ≈ {{worth}} USDT',
    '{{n}} of {{heads}} members can get it now, at a cost of ≈ {{worth}} USDT at most',
    '現可發放 {{n}} / {{heads}} 個會員，最高成本 ≈ {{worth}} USDT',
  ],
  'couponGrant.forecastFailed': ['无法计算', 'Cannot be foreseen', '無法計算'],
  'couponGrant.done': ['已发放 {{n}} 张', 'Coupons issued: {{n}}', '已發放 {{n}} 張'],
  'couponGrant.doneSome': [
    '已发放 {{n}} 张，{{missed}} 个会员未能领取',
    'Coupons issued: {{n}}. Members who got none: {{missed}}',
    '已發放 {{n}} 張，{{missed}} 個會員未能領取',
  ],
  'couponGrant.reject': ['驳回', 'Reject', '駁回'],
  'couponGrant.cancel': ['撤回', 'Cancel request', '撤回'],
  'couponGrant.cancelText': [
    '撤回发券 {{no}}？不会发放任何优惠券。',
    'Cancel request {{no}}? No coupon will be issued.',
    '撤回發券 {{no}}？不會發放任何優惠券。',
  ],
  'couponGrant.cancelled': ['已撤回', 'Cancelled', '已撤回'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
