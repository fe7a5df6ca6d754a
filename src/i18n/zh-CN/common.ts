/** Messages that several screens share: greetings by the hour, roles, charts, retrying. */
const words = {
  'common.greeting.dawn': '凌晨好',
  'common.greeting.early': '早上好',
  'common.greeting.morning': '上午好',
  'common.greeting.noon': '中午好',
  'common.greeting.afternoon': '下午好',
  'common.greeting.dusk': '傍晚好',
  'common.greeting.evening': '晚上好',
  'common.greeting.night': '夜里好',
  'common.role.super_admin': '超级管理员',
  'common.role.finance': '财务',
  'common.role.risk': '风控',
  'common.role.service': '客服',
  'common.role.operation': '运营',
  'common.role.auditor': '审计(只读)',
  'common.role.agent': '代理',
  'common.role.admin': '管理员',
  'common.role.common': '普通用户',
  'common.role.disabled': '已停用',
  'common.retry': '重试',
  'common.chart.view': '{{title}}：显示方式',
  'common.chart.chart': '图表',
  'common.chart.table': '表格',
  'common.chart.date': '日期',
  'common.chart.summary': '{{title}}，{{from}} 至 {{to}}。数值见表格。',
  'common.chart.loading': '图表加载中',
  'common.chart.empty': '该时间段内没有数据',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    common: typeof words;
  }
}
