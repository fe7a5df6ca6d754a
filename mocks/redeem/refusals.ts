import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  couponOff: ['该优惠券未在发放中', 'This coupon is not being handed out', '該優惠券未在發放中'],
  waits: [
    '该批次待他人复核，不能直接启用',
    'This batch waits for another operator and cannot be switched on',
    '該批次待他人覆核，不能直接啟用',
  ],
  waitsNot: [
    '该批次无需复核，可直接启用',
    'This batch needs no approval. Switch it on instead.',
    '該批次無需覆核，可直接啟用',
  ],
  over: ['有效期已过', 'Its validity is over', '有效期已過'],
  onlyLonger: [
    '有效期只能延长：开始只能提前，结束只能推后',
    'The validity can only be extended: an earlier start or a later end',
    '有效期只能延長：開始只能提前，結束只能延後',
  ],
  exportedBefore: [
    '{who} 已于 {at} 导出过，再次导出请填写原因',
    'Exported before by {who} at {at}. Give a reason to export it again.',
    '{who} 已於 {at} 匯出過，再次匯出請填寫原因',
  ],
  wrongCode: ['兑换码不正确', 'The code is not right', '兌換碼不正確'],
  locked: [
    '输错次数过多，请 {n} 分钟后再试',
    'Too many wrong codes. Try again in {n} minutes.',
    '輸錯次數過多，請 {n} 分鐘後再試',
  ],
  notNow: ['兑换码不在有效期内或已停用', 'The code is not valid now', '兌換碼不在有效期內或已停用'],
  memberFrozen: ['会员已冻结', 'The member is frozen', '會員已凍結'],
  usedUp: ['兑换码已被使用', 'The code has been used', '兌換碼已被使用'],
  memberLimit: [
    '已达到每人兑换次数上限',
    'You have redeemed as many codes of this kind as one member may',
    '已達到每人兌換次數上限',
  ],
} as const satisfies Record<string, Texts>;
