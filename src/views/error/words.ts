import type { Words } from '@/i18n/keys';

/** Words of the pages that say why there is nothing here. */
export const words = {
  'error.notFound.title': [
    '地址输入错误，请重新输入',
    'Wrong address. Check it and try again.',
    '地址輸入錯誤，請重新輸入',
  ],
  'error.notFound.hint': [
    '您访问的页面不存在，或已被移动。可以检查网址，或从菜单重新进入。',
    "This page doesn't exist or has moved. Check the address, or start from the menu.",
    '您要前往的頁面不存在，或已被移動。請檢查網址，或從選單重新進入。',
  ],
  'error.notFound.home': ['返回首页', 'Back to home', '返回首頁'],
  'error.noPower.title': [
    '您未被授权，没有操作权限',
    'You are not authorised to view this page',
    '您未被授權，沒有操作權限',
  ],
  'error.noPower.hint': [
    '如需开通权限，请联系系统管理员，并说明账号和要访问的页面。',
    'To request access, give a system administrator your account name and the page you need.',
    '如需開通權限，請聯絡系統管理員，並說明帳號和要使用的頁面。',
  ],
  'error.noPower.again': ['重新授权', 'Re-authorise', '重新授權'],
  'error.noPower.home': ['返回首页', 'Back to home', '返回首頁'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    error: typeof words;
  }
}
