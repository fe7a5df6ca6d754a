import type zh from './zh-CN';

export default {
  'error.notFound.title': '地址輸入錯誤，請重新輸入',
  'error.notFound.hint': '您訪問的頁面不存在，或已被移動。可以檢查網址，或從選單重新進入。',
  'error.notFound.home': '返回首頁',
  'error.noPower.title': '您未被授權，沒有操作權限',
  'error.noPower.hint': '如需開通權限，請聯絡系統管理員，並說明帳號和要訪問的頁面。',
  'error.noPower.again': '重新授權',
  'error.noPower.home': '返回首頁',
} satisfies Record<keyof typeof zh, string>;
