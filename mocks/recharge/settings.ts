import { recharge } from '../../src/contract/finance/recharge';
import { worstDay } from '../core/config/measures';
import { declare } from '../core/config/setting';
import { secondThreshold } from '../core/config/rechargeSettings';

export const manualMax = declare({
  key: 'recharge.manual.max',
  type: 'money',
  default: '50000',
  max: 1_000_000,
  second: 'raise',
  measures: (db, value) => worstDay(db, value, recharge.calls.add.path),
  title: [
    '单人人工充值日上限（USDT）',
    'Max. daily manual recharges per operator (USDT)',
    '單人人工充值日上限（USDT）',
  ],
  remark: [
    '与角色限额取较低者；多个角色取最高',
    'The lower of this and the role limit applies. With several roles the highest counts.',
    '與角色限額取較低者；多個角色取最高',
  ],
});

export const largeRecharge = declare({
  key: 'risk.recharge.large',
  type: 'money',
  default: '25000',
  min: 10,
  max: 1_000_000,
  second: 'raise',
  title: [
    '大额充值标记门槛（达到，USDT）',
    'Large recharge flag from (USDT)',
    '大額充值標記門檻（達到，USDT）',
  ],
});

export const voucherMinutes = declare({
  key: 'recharge.voucher.minutes',
  type: 'minutes',
  default: '1440',
  min: 5,
  max: 43_200,
  title: ['凭证充值有效时长（分钟）', 'Payment proof expiry (min)', '憑證充值有效時長（分鐘）'],
});

/** What operators may set about recharges. */
export const rechargeSettings = [secondThreshold, manualMax, largeRecharge, voucherMinutes];
