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
  'rule.secondAboveFinal': [
    '复核起点不能高于终审起点',
    "The second review can't start above the final review",
    '覆核起點不能高於終審起點',
  ],
  'rule.warnNotBeforeLate': [
    '等待提醒须早于等待超时',
    'A wait must be marked before it is overdue',
    '等待提醒須早於等待逾時',
  ],
  'rule.dayAboveMonth': [
    '日限额不能高于月限额',
    "A daily limit can't be above the monthly limit",
    '日限額不能高於月限額',
  ],
  'value.number': ['请输入整数', 'Enter a whole number', '請輸入整數'],
  'value.decimal': ['请输入数字', 'Enter a number', '請輸入數字'],
  'value.flag': ['请选择是或否', 'Choose yes or no', '請選擇是或否'],
  'value.json': ['请输入有效的 JSON', 'Enter valid JSON', '請輸入有效的 JSON'],
  'value.list': ['请用逗号分隔各项', 'Separate the entries with commas', '請用逗號分隔各項'],
  'value.secret': ['请输入内容', 'Enter a value', '請輸入內容'],
  'value.between': [
    '须在 {{min}} 与 {{max}} 之间',
    'Enter a value from {{min}} to {{max}}',
    '須在 {{min}} 與 {{max}} 之間',
  ],
  'value.least': ['不能小于 {{min}}', 'Enter {{min}} or more', '不能小於 {{min}}'],
  'value.unknown': ['“{{name}}”不是可用的值', '"{{name}}" is not a known value', '「{{name}}」不是可用的值'],
  'value.unreadable': ['规则无法读取此值', "The rule can't read this value", '規則無法讀取此值'],
} as const;
