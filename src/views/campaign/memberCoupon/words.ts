import type { Words } from '@/i18n/keys';

export const words = {
  'memberCoupon.couponNo': ['券号', 'Coupon no.', '券號'],
  'memberCoupon.couponId': ['优惠券', 'Coupon', '優惠券'],
  'memberCoupon.couponCode': ['券编码', 'Code', '券編碼'],
  'memberCoupon.couponName': ['券名', 'Coupon', '券名'],
  'memberCoupon.type': ['类型', 'Type', '類型'],
  'memberCoupon.faceValue': ['面值', 'Face value', '面值'],
  'memberCoupon.usedAmount': ['已用金额', 'Used amount', '已用金額'],
  'memberCoupon.turnoverTimes': ['提现流水倍数', 'Turnover ×', '提現流水倍數'],
  'memberCoupon.receivedAt': ['领取时间', 'Received at', '領取時間'],
  'memberCoupon.usedAt': ['使用时间', 'Used at', '使用時間'],
  'memberCoupon.validUntil': ['有效期至', 'Valid until', '有效期至'],
  'memberCoupon.grantBy': ['发放人', 'Granted by', '發放人'],
  'memberCoupon.revokeReason': ['撤回原因', 'Revoke reason', '撤回原因'],
  'memberCoupon.revokedBy': ['撤回人', 'Revoked by', '撤回人'],
  'memberCoupon.about': ['领券', 'Issued coupon', '領券'],
  'memberCoupon.costUsdt': ['成本', 'Cost', '成本'],
  'memberCoupon.costHint': [
    '当前筛选的券入账金额，不含模拟与做市账户',
    'What the listed coupons credited, without demo members and market makers',
    '目前篩選的券入帳金額，不含模擬與做市帳戶',
  ],
  'memberCoupon.openUsdt': ['未使用面值', 'Unused value', '未使用面值'],
  'memberCoupon.openHint': [
    '未使用的券全部用完的成本，按当前价格',
    'What unused coupons would cost if all were used, at present prices',
    '未使用的券全部用完的成本，按目前價格',
  ],
  'memberCoupon.endingSoon': ['3 天内过期', 'Expire within 3 days', '3 天內過期'],
  'memberCoupon.revoke': ['撤回', 'Revoke', '撤回'],
  'memberCoupon.revokeText': [
    '撤回 {{no}}？会员不能再使用。',
    'Revoke {{no}}? The member cannot use it any more.',
    '撤回 {{no}}？會員不能再使用。',
  ],
  'memberCoupon.revokeManyText': [
    '撤回选中的 {{n}} 张券？已使用的不会撤回。',
    'Revoke the {{n}} selected coupons? Used ones stay as they are.',
    '撤回選取的 {{n}} 張券？已使用的不會撤回。',
  ],
  'memberCoupon.revokedDone': ['已撤回', 'Revoked', '已撤回'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
