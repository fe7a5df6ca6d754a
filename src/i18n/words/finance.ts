import type { Words } from '@/i18n/keys';

/** Messages that several finance screens share. */
export const words = {
  'finance.daySum': [
    '同一人当日为该会员人工录入合计 ≈ {{sum}} USDT，复核门槛 {{threshold}} USDT',
    'Sum of the day entered by hand for this member by one operator: ≈ {{sum}} USDT. Threshold of the second review: {{threshold}} USDT',
    '同一人當日為該會員人工登錄合計 ≈ {{sum}} USDT，覆核門檻 {{threshold}} USDT',
  ],
  'finance.daySumSecond': [
    '同一人当日为该会员人工录入合计 ≈ {{sum}} USDT，超过复核门槛 {{threshold}} USDT，须由两人审核通过',
    'Sum of the day entered by hand for this member by one operator: ≈ {{sum}} USDT, above the threshold of {{threshold}} USDT. Two reviewers have to approve.',
    '同一人當日為該會員人工登錄合計 ≈ {{sum}} USDT，超過覆核門檻 {{threshold}} USDT，須由兩人審核通過',
  ],
  'finance.daySumTitle': ['当日合计', 'Sum of the day', '當日合計'],
  'finance.limits': [
    '最多 {{n}} 位小数，今日额度剩余 {{left}} USDT',
    'Up to {{n}} decimal places. Left of your quota today: {{left}} USDT',
    '最多 {{n}} 位小數，今日額度剩餘 {{left}} USDT',
  ],
  'finance.doubles': [
    '24 小时内已有 {{n}} 笔相同的请求，请确认不是重复提交',
    'The same request was made within 24 hours ({{n}}). Make sure this is not a repetition.',
    '24 小時內已有 {{n}} 筆相同的請求，請確認不是重複送出',
  ],
  'finance.doubledRows': [
    '其中 {{n}} 笔在 24 小时内另有相同的请求，请确认不是重复提交',
    'For {{n}} of them the same request was made within 24 hours. Make sure these are not repetitions.',
    '其中 {{n}} 筆在 24 小時內另有相同的請求，請確認不是重複送出',
  ],
  'field.doublesCount': ['相同请求数', 'Same requests', '相同請求數'],
  'finance.doublesTitle': ['相同的请求', 'Same requests', '相同的請求'],
  'finance.doubleLine': [
    '注意：24 小时内另有 {{n}} 笔相同的请求（{{list}}）',
    'Caution: the same request was made {{n}} more times within 24 hours ({{list}})',
    '注意：24 小時內另有 {{n}} 筆相同的請求（{{list}}）',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    finance: typeof words;
  }
}
