import type { Words } from '@/i18n/keys';

export const words = {
  'loginLog.loginName': ['用户名', 'Username', '使用者名稱'],
  'loginLog.ipaddr': ['登录 IP', 'IP', '登入 IP'],
  'loginLog.loginLocation': ['登录地点', 'Location', '登入地點'],
  'loginLog.browser': ['浏览器', 'Browser', '瀏覽器'],
  'loginLog.os': ['操作系统', 'OS', '作業系統'],
  'loginLog.module': ['登录方式', 'Sign-in method', '登入方式'],
  'loginLog.status': ['登录状态', 'Result', '登入狀態'],
  'loginLog.msg': ['失败原因', 'Why it failed', '失敗原因'],
  'loginLog.loginTime': ['登录时间', 'Time', '登入時間'],
  'loginLog.clear': ['清空', 'Clear', '清空'],
  'loginLog.clearText': [
    '确定清空 30 天以前的全部登录日志吗？此操作会被单独记录。',
    'Clear all entries older than 30 days? This is itself logged.',
    '確定清空 30 天以前的全部登入日誌嗎？此操作會被單獨記錄。',
  ],
  'loginLog.cleared': ['已清空 {{n}} 条', 'Entries cleared: {{n}}', '已清空 {{n}} 筆'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
