import { declare } from '../core/config/setting';

export const adjustMax = declare({
  key: 'adjust.max',
  type: 'money',
  default: '20000',
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

/** What operators may set about adjustments. */
export const adjustSettings = [adjustMax];
