import type { Words } from '@/i18n/keys';

/** Messages of the parts that every floor above draws with: cells, figures, handles, and what failed. */
export const words = {
  'ui.expand': ['展开', 'More', '展開'],
  'ui.collapse': ['收起', 'Less', '收合'],
  'ui.empty': ['暂无数据', 'Nothing here yet', '目前沒有資料'],
  'ui.noMatch': ['没有符合条件的数据', 'Nothing matches these filters', '沒有符合條件的資料'],
  'ui.clearFilters': ['清空筛选条件', 'Clear filters', '清除篩選條件'],
  'ui.moveColumn': [
    '移动「{{name}}」：拖动或按上下方向键',
    'Move {{name}}: drag, or press the up or down arrow key',
    '移動「{{name}}」：拖曳或按上下方向鍵',
  ],
  'ui.moveNode': [
    '移动「{{name}}」：拖动或按方向键',
    'Move {{name}}: drag, or press an arrow key',
    '移動「{{name}}」：拖曳或按方向鍵',
  ],
  'ui.figures': ['统计', 'Figures', '統計'],
  'ui.notCounted': ['不含模拟与做市账户', 'Excludes demo and market-maker accounts', '不含模擬與做市帳戶'],
  'ui.notCountedOf': [
    '不含模拟与做市账户（{{n}} 条）',
    'Excludes demo and market-maker accounts (records: {{n}})',
    '不含模擬與做市帳戶（{{n}} 筆）',
  ],
  'ui.countedHint': [
    '统计不含模拟与做市账户；今日自平台时间（UTC+8）零点起；USDT 数值四舍五入到 0.01，各部分之和等于合计',
    'Figures exclude demo and market-maker accounts. Today begins at midnight, platform time (UTC+8). USDT values are rounded to 0.01, and parts add up to their total.',
    '統計不含模擬與做市帳戶；今日自平台時間（UTC+8）零點起；USDT 數值四捨五入到 0.01，各部分之和等於合計',
  ],
  'ui.optionsFailed': ['选项加载失败', "Couldn't load the options", '選項載入失敗'],
  'ui.openImage': ['查看图片 {{n}}', 'Open image {{n}}', '檢視圖片 {{n}}'],
  'ui.utc': ['{{time}} UTC', '{{time}} UTC', '{{time}} UTC'],
  'ui.platformZone': ['{{time}}（UTC+8）', '{{time}} (UTC+8)', '{{time}}（UTC+8）'],
  'ui.field': ['字段', 'Field', '欄位'],
  'ui.linesLeftOut': ['…… {{n}} 行未改', '… unchanged lines: {{n}}', '…… {{n}} 行未改'],
  'ui.before': ['修改前', 'Before', '修改前'],
  'ui.after': ['修改后', 'After', '修改後'],
  'ui.none': ['（空）', '(empty)', '（空）'],
  'ui.unreadable': ['无法读取', 'Unreadable', '無法讀取'],
  'ui.zoomIn': ['放大', 'Zoom in', '放大'],
  'ui.zoomOut': ['缩小', 'Zoom out', '縮小'],
  'ui.zoomFit': ['显示全部', 'Show all', '顯示全部'],
  'ui.partFailed': ['此部分显示失败', "Couldn't display this part", '此部分顯示失敗'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    ui: typeof words;
  }
}
