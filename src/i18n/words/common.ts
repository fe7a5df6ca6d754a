import type { Words } from '@/i18n/keys';

/** Messages that several screens share: greetings by the hour, roles, charts, retrying. */
export const words = {
  'common.greeting.dawn': ['夜深了', 'Good morning', '夜深了'],
  'common.greeting.early': ['早上好', 'Good morning', '早安'],
  'common.greeting.morning': ['上午好', 'Good morning', '早安'],
  'common.greeting.noon': ['中午好', 'Good afternoon', '午安'],
  'common.greeting.afternoon': ['下午好', 'Good afternoon', '午安'],
  'common.greeting.dusk': ['晚上好', 'Good evening', '晚安'],
  'common.greeting.evening': ['晚上好', 'Good evening', '晚安'],
  'common.greeting.night': ['夜深了', 'Good evening', '夜深了'],
  'common.role.super_admin': ['超级管理员', 'Super admin', '超級管理員'],
  'common.role.finance': ['财务', 'Finance', '財務'],
  'common.role.risk': ['风控', 'Risk', '風控'],
  'common.role.service': ['客服', 'Customer service', '客服'],
  'common.role.operation': ['运营', 'Operations', '營運'],
  'common.role.auditor': ['审计（只读）', 'Auditor (read-only)', '稽核（唯讀）'],
  'common.role.agent': ['代理', 'Agent', '代理'],
  'common.role.admin': ['管理员', 'Administrator', '管理員'],
  'common.role.common': ['普通用户', 'Standard user', '一般使用者'],
  'common.role.disabled': ['已停用', 'Disabled', '已停用'],
  'common.retry': ['重试', 'Retry', '重試'],
  'common.chart.view': ['{{title}}：显示方式', '{{title}}: view as', '{{title}}：顯示方式'],
  'common.chart.chart': ['图表', 'Chart', '圖表'],
  'common.chart.table': ['表格', 'Table', '表格'],
  'common.chart.date': ['日期', 'Date', '日期'],
  'common.chart.summary': [
    '{{title}}，{{from}} 至 {{to}}。数值见表格。',
    '{{title}}, {{from}} to {{to}}. See the table for values.',
    '{{title}}，{{from}} 至 {{to}}。數值見表格。',
  ],
  'common.chart.loading': ['图表加载中', 'Loading chart', '圖表載入中'],
  'common.chart.empty': ['该时间段内没有数据', 'No data in this period', '該時間段內沒有資料'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    common: typeof words;
  }
}
