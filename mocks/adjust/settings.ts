import { adjust } from '../../src/contract/finance/adjust';
import { worstDay } from '../core/config/measures';
import { declare } from '../core/config/setting';

export const adjustMax = declare({
  key: 'adjust.max',
  type: 'money',
  default: '20000',
  max: 1_000_000,
  second: 'raise',
  measures: (db, value) => worstDay(db, value, adjust.calls.add.path),
  title: [
    '单人资产调整日上限（USDT）',
    'Max. daily adjustments per operator (USDT)',
    '單人資產調整日上限（USDT）',
  ],
  remark: [
    '与角色限额取较低者；多个角色取最高',
    'The lower of this and the role limit applies. With several roles the highest counts.',
    '與角色限額取較低者；多個角色取最高',
  ],
});

export const secondThreshold = declare({
  key: 'adjust.review.secondThreshold',
  type: 'money',
  default: '20000',
  min: 10,
  max: 1_000_000,
  second: 'raise',
  title: [
    '资产调整复核门槛（超过，USDT）',
    'Second review of adjustments above (USDT)',
    '資產調整覆核門檻（超過，USDT）',
  ],
  remark: [
    '按同一申请人当日为同一会员人工充值和调整的合计',
    'Of the sum that one operator has entered by hand for one member that day',
    '按同一申請人當日為同一會員人工充值和調整的合計',
  ],
});

/** What operators may set about adjustments. */
export const adjustSettings = [adjustMax, secondThreshold];
