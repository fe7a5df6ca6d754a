import type { Words } from '@/i18n/keys';

/** Messages of the frame around the screens, loaded before all others. */
export const words = {
  'kernel.loading': ['加载中', 'Loading', '載入中'],
  'kernel.signIn': ['登录', 'Sign in', '登入'],
  'kernel.notFound': ['找不到此页面', 'Page not found', '找不到此頁面'],
  'kernel.noPower': ['没有权限', 'No permission', '沒有權限'],
  'kernel.stalled': ['菜单加载失败', "Couldn't load the menu", '選單載入失敗'],
  'kernel.stalledHint': [
    '请检查网络后重试；如果仍然失败，请联系管理员。',
    'Check your network and try again. If it keeps failing, contact an administrator.',
    '請檢查網路後重試；如果仍然失敗，請聯絡管理員。',
  ],
  'kernel.retry': ['重试', 'Retry', '重試'],
  'kernel.signOut': ['退出登录', 'Sign out', '登出'],
  'kernel.crashed': ['页面出错了', 'Something went wrong on this page', '頁面發生錯誤'],
  'kernel.crashedHint': [
    '其他页面不受影响。您可以重试，或把编号 {{id}} 告诉管理员。',
    'Other pages still work. Try again, or give an administrator this reference: {{id}}.',
    '其他頁面不受影響。您可以重試，或將編號 {{id}} 告知管理員。',
  ],
  'kernel.viewGone': ['页面加载失败', "Couldn't load the page", '頁面載入失敗'],
  'kernel.viewGoneHint': [
    '可能刚发布了新版本或网络中断，请重试。',
    'A new version may have been released, or the connection was lost. Try again.',
    '可能剛發佈了新版本或網路中斷，請重試。',
  ],
  'kernel.partGone': [
    '部分功能加载失败，正在自动重试',
    "Part of the console couldn't be loaded. Retrying…",
    '部分功能載入失敗，正在自動重試',
  ],
  'kernel.noView': ['找不到页面组件', 'Page component not found', '找不到頁面元件'],
  'kernel.noViewHint': [
    '菜单「{{title}}」的组件路径 {{component}} 没有对应的页面文件。',
    'The component path {{component}} of menu entry "{{title}}" matches no page file.',
    '選單「{{title}}」的元件路徑 {{component}} 沒有對應的頁面檔案。',
  ],
  'kernel.manyViews': ['页面组件不唯一', 'Page component is ambiguous', '頁面元件不唯一'],
  'kernel.manyViewsHint': [
    '菜单「{{title}}」的组件路径 {{component}} 匹配到多个文件：{{files}}',
    'The component path {{component}} of menu entry "{{title}}" matches several files: {{files}}',
    '選單「{{title}}」的元件路徑 {{component}} 符合多個檔案：{{files}}',
  ],
  'kernel.badLink': ['链接不可用', "Couldn't open this link", '連結無法使用'],
  'kernel.badLinkHint': [
    '菜单「{{title}}」的地址不安全或不在允许范围内，已拦截。',
    'Blocked: the address of menu entry "{{title}}" is unsafe or not allowed.',
    '選單「{{title}}」的網址不安全或不在允許範圍內，已攔截。',
  ],
  'kernel.outside': ['外部链接', 'External link', '外部連結'],
  'kernel.outsideHint': [
    '即将离开本系统，前往 {{host}}',
    'You are about to leave the console for {{host}}',
    '即將離開本系統，前往 {{host}}',
  ],
  'kernel.open': ['打开链接', 'Open link', '開啟連結'],
  'kernel.menuBroken': [
    '菜单数据格式错误，只显示首页，请联系管理员',
    'The menu data is invalid, so only the home page is shown. Contact an administrator.',
    '選單資料格式錯誤，只顯示首頁，請聯絡管理員',
  ],
  'kernel.menuEmpty': [
    '您还没有任何菜单权限，只显示首页，请联系管理员',
    'You have no menu permissions yet, so only the home page is shown. Contact an administrator.',
    '您還沒有任何選單權限，只顯示首頁，請聯絡管理員',
  ],
  'kernel.oldBrowser': [
    '浏览器版本过旧，部分功能受限，请升级浏览器。',
    "Your browser is out of date, so some features won't work. Update it.",
    '瀏覽器版本過舊，部分功能受限，請更新瀏覽器。',
  ],
  'kernel.themeBroken': [
    '保存的界面设置有误，有误的部分已恢复默认值',
    'Some saved settings were invalid and have been reset to their defaults',
    '儲存的介面設定有誤，有誤的部分已還原為預設值',
  ],
  'kernel.skipped': [
    '有 {{n}} 个菜单项配置错误，已跳过',
    'Misconfigured menu entries skipped: {{n}}',
    '有 {{n}} 個選單項目設定錯誤，已略過',
  ],
  'kernel.newVersion': ['有新版本', 'New version available', '有新版本'],
  'kernel.newVersionAsk': [
    '加载新版本会丢失尚未保存的内容，是否继续？',
    'Load the new version? Unsaved changes will be lost.',
    '載入新版本會遺失尚未儲存的內容，是否繼續？',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    kernel: typeof words;
  }
}
