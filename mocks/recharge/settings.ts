import { declare } from '../core/config/setting';

export const secondThreshold = declare({
  key: 'recharge.review.secondThreshold',
  type: 'money',
  default: '20000',
  title: ['充值复审起点（USDT）', 'Second review of recharges above (USDT)', '充值覆審起點（USDT）'],
});

export const manualMax = declare({
  key: 'recharge.manual.max',
  type: 'money',
  default: '50000',
  title: [
    '人工充值日上限（USDT）',
    'Manual recharges of one operator a day (USDT)',
    '人工充值日上限（USDT）',
  ],
  remark: [
    '角色另有更低上限的，以角色为准',
    'A lower cap of the role comes first',
    '角色另有更低上限的，以角色為準',
  ],
});

export const largeRecharge = declare({
  key: 'risk.recharge.large',
  type: 'money',
  default: '25000',
  title: [
    '大额充值标记起点（USDT）',
    'Recharges are flagged as large from (USDT)',
    '大額充值標記起點（USDT）',
  ],
  stepUp: true,
});

export const voucherMinutes = declare({
  key: 'recharge.voucher.minutes',
  type: 'minutes',
  default: '1440',
  min: 1,
  title: ['凭证充值有效时长（分钟）', 'Minutes until a voucher expires', '憑證充值有效時長（分鐘）'],
});

/** What operators may set about recharges. */
export const rechargeSettings = [secondThreshold, manualMax, largeRecharge, voucherMinutes];
