import type { Words } from '@/i18n/keys';

export const words = {
  'online.userName': ['用户名', 'Username', '使用者名稱'],
  'online.nickname': ['用户昵称', 'Nickname', '使用者暱稱'],
  'online.deptName': ['部门', 'Department', '部門'],
  'online.ip': ['IP', 'IP', 'IP'],
  'online.location': ['地点', 'Location', '地點'],
  'online.explorer': ['浏览器', 'Browser', '瀏覽器'],
  'online.os': ['操作系统', 'OS', '作業系統'],
  'online.createTime': ['登录时间', 'Signed in', '登入時間'],
  'online.lastActiveAt': ['最近活动', 'Last active', '最近活動'],
  'online.current': ['本机', 'This session', '本機'],
  'online.forceLogout': ['强制下线', 'Force sign-out', '強制登出'],
  'online.forceText': [
    '确定强制「{{name}}」下线吗？其下一次操作将要求重新登录。',
    'Sign "{{name}}" out? The next call of that session asks to sign in again.',
    '確定強制「{{name}}」登出嗎？其下一次操作將要求重新登入。',
  ],
  'online.forceManyText': [
    '确定强制选中的 {{n}} 个会话下线吗？',
    'End the selected sessions ({{n}})?',
    '確定強制登出選取的 {{n}} 個工作階段嗎？',
  ],
  'online.forced': ['已强制下线', 'Signed out', '已強制登出'],
  'online.own': ['不能强制自己下线', "You can't sign yourself out here", '不能強制自己登出'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
