/**
 * What rules between fields say, in simplified Chinese, English and traditional Chinese: forms and refusals have the same
 * words.
 */
export const words = {
  'rule.percentFee': [
    '百分比手续费不能大于 20',
    "A percentage fee can't be above 20",
    '百分比手續費不能大於 20',
  ],
  'rule.belowMinAmount': ['不能小于最小金额', "Can't be below the minimum amount", '不能小於最小金額'],
  'rule.belowMaxAmount': ['不能小于最大金额', "Can't be below the maximum amount", '不能小於最大金額'],
  'rule.feeEatsMinimum': ['须大于固定手续费', 'Must be greater than the fixed fee', '須大於固定手續費'],
  'rule.belowMinWithdraw': ['不能小于最小提现', "Can't be below the minimum withdrawal", '不能小於最小提現'],
  'rule.belowMaxWithdraw': ['不能小于最大提现', "Can't be below the maximum withdrawal", '不能小於最大提現'],
} as const;
