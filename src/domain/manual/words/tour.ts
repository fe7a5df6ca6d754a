import type { Words } from '@/i18n/keys';

/** The tour of the first visit. */
export const words = {
  'tour.label': ['新手导览', 'Tour', '新手導覽'],
  'tour.step': ['第 {{n}} 步，共 {{of}} 步', 'Step {{n}} of {{of}}', '第 {{n}} 步，共 {{of}} 步'],
  'tour.home.title': ['从首页开始', 'Start at home', '從首頁開始'],
  'tour.home.text': [
    '首页的卡片列出等待您处理的事项。打开一张卡片，按 S 开始审核。',
    'The cards on home show what waits for you. Open one and press S to start the review.',
    '首頁的卡片列出等待您處理的事項。開啟一張卡片，按 S 開始審核。',
  ],
  'tour.search.title': ['用 Ctrl K 查找', 'Find with Ctrl K', '用 Ctrl K 尋找'],
  'tour.search.text': [
    '输入 UID、单号、地址或页面名称，直接前往。',
    'Type a UID, an order number, an address or the name of a screen, and go there.',
    '輸入 UID、單號、地址或頁面名稱，直接前往。',
  ],
  'tour.manual.title': ['按 ? 查看说明', 'Read about it with ?', '按 ? 檢視說明'],
  'tour.manual.text': [
    '每个页面和每次审核都有说明：用途、状态、检查、权限和快捷键。',
    'Every screen and every review has its manual: purpose, states, checks, rights and keys.',
    '每個頁面和每次審核都有說明：用途、狀態、檢查、權限和快速鍵。',
  ],
  'tour.account.title': ['您的账户', 'Your account', '您的帳戶'],
  'tour.account.text': [
    '右上角可打开个人中心、操作手册和交接班；离开前请退出登录。',
    'At the top right are your personal centre, the handbook and the hand-over. Sign out before you leave.',
    '右上角可開啟個人中心、操作手冊和交班；離開前請登出。',
  ],
  'tour.back': ['上一步', 'Back', '上一步'],
  'tour.next': ['下一步', 'Next', '下一步'],
  'tour.done': ['完成', 'Done', '完成'],
  'tour.close': ['关闭，不再显示', "Close and don't show again", '關閉，不再顯示'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'manual/tour': typeof words;
  }
}
