/** Messages of the frame around the screens, loaded before all others. */
const words = {
  'kernel.loading': '加载中',
  'kernel.signIn': '登录',
  'kernel.notFound': '找不到此页面',
  'kernel.noPower': '没有权限',
  'kernel.stalled': '菜单加载失败',
  'kernel.stalledHint': '请检查网络后重试；如果仍然失败，请联系管理员。',
  'kernel.retry': '重试',
  'kernel.signOut': '退出登录',
  'kernel.crashed': '页面出错了',
  'kernel.crashedHint': '其他页面不受影响。您可以重试，或把编号 {{id}} 告诉管理员。',
  'kernel.viewGone': '页面加载失败',
  'kernel.viewGoneHint': '可能刚发布了新版本或网络中断，请重试。',
  'kernel.partGone': '部分功能加载失败，正在自动重试',
  'kernel.noView': '找不到页面组件',
  'kernel.noViewHint': '菜单「{{title}}」的组件路径 {{component}} 没有对应的页面文件。',
  'kernel.manyViews': '页面组件不唯一',
  'kernel.manyViewsHint': '菜单「{{title}}」的组件路径 {{component}} 匹配到多个文件：{{files}}',
  'kernel.badLink': '链接不可用',
  'kernel.badLinkHint': '菜单「{{title}}」的地址不安全或不在允许范围内，已拦截。',
  'kernel.outside': '外部链接',
  'kernel.outsideHint': '即将离开本系统，前往 {{host}}',
  'kernel.open': '打开链接',
  'kernel.menuBroken': '菜单数据格式错误，只显示首页，请联系管理员',
  'kernel.menuEmpty': '您还没有任何菜单权限，只显示首页，请联系管理员',
  'kernel.oldBrowser': '浏览器版本过旧，部分功能受限，请升级浏览器。',
  'kernel.themeBroken': '保存的界面设置有误，有误的部分已恢复默认值',
  'kernel.skipped': '有 {{n}} 个菜单项配置错误，已跳过',
  'kernel.newVersion': '有新版本',
  'kernel.newVersionAsk': '加载新版本会丢失尚未保存的内容，是否继续？',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    kernel: typeof words;
  }
}
