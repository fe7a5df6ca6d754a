import type { Words } from '@/i18n/keys';

/** Messages of the command palette. */
export const words = {
  'search.title': ['菜单搜索', 'Menu search', '選單搜尋'],
  'search.placeholder': [
    '菜单、拼音首字母、路径；UID、单号、地址、哈希',
    'Menu or path; UID, order number, address, hash',
    '選單、路徑；UID、單號、地址、雜湊',
  ],
  'search.records': ['记录', 'Records', '記錄'],
  'search.recent': ['最近访问', 'Recent', '最近造訪'],
  'search.screens': ['菜单', 'Menu', '選單'],
  'search.onScreen': ['本页操作', 'Actions on this screen', '本頁操作'],
  'search.onRecord': ['{{name}} 的操作', 'Actions on {{name}}', '{{name}} 的操作'],
  'search.actions': ['操作', 'Actions', '操作'],
  'search.manual': ['使用说明', 'Manual', '使用說明'],
  'search.empty': ['没有匹配的结果', 'No results', '沒有符合的結果'],
  'search.results': ['共 {{count}} 项结果', 'Results: {{count}}', '共 {{count}} 項結果'],
  'search.darkOn': ['切换到深色模式', 'Switch to dark mode', '切換到深色模式'],
  'search.darkOff': ['切换到浅色模式', 'Switch to light mode', '切換到淺色模式'],
  'search.hintMove': ['选择', 'Move', '選取'],
  'search.hintOpen': ['打开', 'Open', '開啟'],
  'search.hintClose': ['关闭', 'Close', '關閉'],
  'search.lock': ['立即锁屏', 'Lock now', '立即鎖定螢幕'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    palette: typeof words;
  }
}
