import type { Words } from '@/i18n/keys';

/** Words of the solvency strip; they come with its code. */
export const words = {
  'solvency.title': ['偿付覆盖率', 'Coverage', '償付覆蓋率'],
  'solvency.hint': [
    '热钱包与冷钱包合计 ÷ 会员负债；低于告警线 {{alert}}% 标红。选择币种查看会员资产。',
    'Hot and cold wallets ÷ liabilities to members. Red below the alert threshold of {{alert}}%. Choose a coin for the balances of members.',
    '熱錢包與冷錢包合計 ÷ 會員負債；低於警示線 {{alert}}% 標紅。選擇幣種檢視會員資產。',
  ],
  'solvency.of': [
    '{{coin}} 覆盖率 {{percent}}：负债 {{liability}}，热钱包 {{hot}}，冷钱包 {{cold}}',
    '{{coin}} coverage {{percent}}: liabilities {{liability}}, hot {{hot}}, cold {{cold}}',
    '{{coin}} 覆蓋率 {{percent}}：負債 {{liability}}，熱錢包 {{hot}}，冷錢包 {{cold}}',
  ],
  'solvency.nothing': ['无负债', 'No liabilities', '無負債'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    solvency: typeof words;
  }
}
