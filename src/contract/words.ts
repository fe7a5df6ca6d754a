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
    '须在 {min} 与 {max} 之间',
    'Enter a value from {min} to {max}',
    '須在 {min} 與 {max} 之間',
  ],
  'value.least': ['不能小于 {min}', 'Enter {min} or more', '不能小於 {min}'],
  'value.unknown': ['“{name}”不是可用的值', '"{name}" is not a known value', '「{name}」不是可用的值'],
  'value.unreadable': ['规则无法读取此值', "The rule can't read this value", '規則無法讀取此值'],
  'rule.noTier': ['至少一档', 'At least one tier', '至少一檔'],
  'rule.tierIn': ['第 {n} 档：{part}', 'Tier {n}: {part}', '第 {n} 檔：{part}'],
  'rule.tierNotional': [
    '名义价值上限须大于上一档',
    'Notional must be above that of the tier before',
    '名目價值上限須大於上一檔',
  ],
  'rule.tierLeverage': [
    '杠杆须为 1–{most} 的整数',
    'Leverage must be a whole number from 1 to {most}',
    '槓桿須為 1–{most} 的整數',
  ],
  'rule.tierFalls': [
    '杠杆须低于上一档',
    'Leverage must be below that of the tier before',
    '槓桿須低於上一檔',
  ],
  'rule.tierRate': [
    '维持保证金率须高于上一档',
    'The maintenance rate must be above that of the tier before',
    '維持保證金率須高於上一檔',
  ],
  'rule.tierUnsafe': [
    '{leverage}× 的维持保证金率须低于 {most}%，否则满杠杆开仓即进入预警或强平',
    'At {leverage}× the maintenance rate must be below {most}%. Positions would otherwise start in warning or liquidation.',
    '{leverage}× 的維持保證金率須低於 {most}%，否則滿槓桿開倉即進入預警或強平',
  ],
  'rule.notInSteps': [
    '须是步长 {step} 的整数倍',
    'Must be a whole number of steps of {step}',
    '須是步長 {step} 的整數倍',
  ],
  'rule.sizeFalls': ['不能小于 {least}', 'Must be at least {least}', '不能小於 {least}'],
  'rule.feesCost': [
    '返还给挂单方的不能多于吃单方支付的，否则每笔成交平台都亏损',
    "Makers can't be paid more than takers pay, or every deal costs the platform money",
    '返還給掛單方的不能多於吃單方支付的，否則每筆成交平台都虧損',
  ],
  'rule.fundingHours': ['须为 1、4 或 8 小时', 'Must be 1, 4 or 8 hours', '須為 1、4 或 8 小時'],
  'rule.fundingCap': [
    '每 {hours} 小时一次时最高 {most}%（每日合计不超过 {day}%）',
    'At most {most}% every {hours} h, which is {day}% a day',
    '每 {hours} 小時一次時最高 {most}%（每日合計不超過 {day}%）',
  ],
  'rule.leveragesRise': [
    '至少一个，由小到大，不能重复',
    'At least one, rising, each of them once',
    '至少一個，由小到大，不能重複',
  ],
  'rule.leverageMost': [
    '最高不能超过 {most}×（第一档上限）',
    'At most {most}×, the limit of the first tier',
    '最高不能超過 {most}×（第一檔上限）',
  ],
  'rule.leverageOffered': ['须是可选杠杆之一', 'Must be one of the leverages', '須是可選槓桿之一'],
  'rule.sourceUnknown': [
    '没有名为 {name} 的来源',
    'There is no source called {name}',
    '沒有名為 {name} 的來源',
  ],
  'rule.sourceTwice': ['同一来源不能重复', 'Each source only once', '同一來源不能重複'],
  'rule.belowMinStake': ['不能小于最小金额', "Can't be below the minimum stake", '不能小於最小金額'],
  'rule.belowMaxStake': ['不能小于最大金额', "Can't be below the maximum stake", '不能小於最大金額'],
  'rule.dayBelowStake': [
    '不能小于最小金额，0 表示不限',
    "Can't be below the minimum stake. 0 means no limit.",
    '不能小於最小金額，0 表示不限',
  ],
  'rule.beginsLarge': [
    '新合约折合不超过 {most} USDT，创建后经他人确认可再调高',
    'A new contract starts with at most {most} USDT. Once it exists, someone else can confirm more.',
    '新合約折合不超過 {most} USDT，建立後經他人確認可再調高',
  ],
  'rule.hours': [
    '时间格式如 09:00，结束须晚于开始，同一天的时段不能重叠',
    'Use times such as 09:00. Each period must end after it starts, and periods of one day must not overlap.',
    '時間格式如 09:00，結束須晚於開始，同一天的時段不能重疊',
  ],
  'rule.cycleLength': [
    '连同单位须为 30 秒至 30 天',
    'Must be 30 seconds to 30 days with its unit',
    '連同單位須為 30 秒至 30 天',
  ],
  'rule.lockTooLong': ['须小于周期的一半', 'Must be less than half of the cycle', '須小於週期的一半'],
  'rule.beginsUnfair': [
    '新周期的赔率不能让平台长期亏损，请先以公平赔率创建，再由两人修改',
    "A new cycle can't have odds at which the platform loses. Create it with fair odds, and have them changed by two people.",
    '新週期的賠率不能讓平台長期虧損，請先以公平賠率建立，再由兩人修改',
  ],
  'rule.endsBeforeStart': ['须晚于开始时间', 'Must be later than the start', '須晚於開始時間'],
  'rule.rewardMissing': ['请填写奖励内容', 'Say what the reward is', '請填寫獎勵內容'],
  'rule.codeTooShort': [
    '至少 {n} 位，否则兑换码容易被猜中',
    'At least {n} characters, or codes could be guessed',
    '至少 {n} 位，否則兌換碼容易被猜中',
  ],
  'rule.sourcesFew': ['至少 {n} 个来源', 'At least {n} sources', '至少 {n} 個來源'],
} as const;
