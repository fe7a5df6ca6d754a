import type zh from '../zh-CN/common';

export default {
  'common.greeting.dawn': '凌晨好',
  'common.greeting.early': '早上好',
  'common.greeting.morning': '上午好',
  'common.greeting.noon': '中午好',
  'common.greeting.afternoon': '下午好',
  'common.greeting.dusk': '傍晚好',
  'common.greeting.evening': '晚上好',
  'common.greeting.night': '夜裡好',
  'common.retry': '重試',
  'common.chart.view': '{{title}}：顯示方式',
  'common.chart.chart': '圖表',
  'common.chart.table': '表格',
  'common.chart.date': '日期',
  'common.chart.summary': '{{title}}，{{from}} 至 {{to}}。數值見表格。',
  'common.chart.loading': '圖表載入中',
  'common.chart.empty': '該時間段內沒有資料',
} satisfies Record<keyof typeof zh, string>;
