import type zh from '../zh-CN/common';

export default {
  'common.greeting.dawn': 'Good early morning',
  'common.greeting.early': 'Good morning',
  'common.greeting.morning': 'Good morning',
  'common.greeting.noon': 'Good day',
  'common.greeting.afternoon': 'Good afternoon',
  'common.greeting.dusk': 'Good evening',
  'common.greeting.evening': 'Good evening',
  'common.greeting.night': 'Good late evening',
  'common.retry': 'Try again',
  'common.chart.view': '{{title}}: shown as',
  'common.chart.chart': 'Chart',
  'common.chart.table': 'Table',
  'common.chart.date': 'Date',
  'common.chart.summary': '{{title}}, {{from}} to {{to}}. The table holds the values.',
  'common.chart.loading': 'Loading the chart',
  'common.chart.empty': 'No data in this period',
} satisfies Record<keyof typeof zh, string>;
