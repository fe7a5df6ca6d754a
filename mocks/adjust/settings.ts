import { declare } from '../core/config/setting';

export const adjustMax = declare({
  key: 'adjust.max',
  type: 'money',
  default: '20000',
  title: ['资产调整日上限（USDT）', 'Adjustments of one operator a day (USDT)', '資產調整日上限（USDT）'],
  remark: [
    '角色另有更低上限的，以角色为准',
    'A lower cap of the role comes first',
    '角色另有更低上限的，以角色為準',
  ],
});

/** What operators may set about adjustments. */
export const adjustSettings = [adjustMax];
