/** Words of the pages that say why there is nothing here. */
const words = {
  'error.notFound.title': '地址输入错误，请重新输入',
  'error.notFound.hint': '您访问的页面不存在，或已被移动。可以检查网址，或从菜单重新进入。',
  'error.notFound.home': '返回首页',
  'error.noPower.title': '您未被授权，没有操作权限',
  'error.noPower.hint': '如需开通权限，请联系系统管理员，并说明账号和要访问的页面。',
  'error.noPower.again': '重新授权',
  'error.noPower.home': '返回首页',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    error: typeof words;
  }
}
