import type { Words } from '../keys';

export const words = {
  'seenAs.title': ['以角色视角查看', 'Seen as a role', '以角色視角檢視'],
  'seenAs.role': [
    '正在以角色「{{name}}」的视角查看。',
    'You see the console as the role "{{name}}".',
    '正在以角色「{{name}}」的視角檢視。',
  ],
  'seenAs.lacking': [
    '该角色有 {{n}} 项权限您没有，未显示。',
    'Permissions of the role that you do not hold, and so are not shown: {{n}}.',
    '該角色有 {{n}} 項權限您沒有，未顯示。',
  ],
  'seenAs.sent': [
    '数据仍是您能看到的，操作仍以您的身份执行。',
    'The data are those that you may see, and what you do is still done by you.',
    '資料仍是您能看到的，操作仍以您的身分執行。',
  ],
  'seenAs.end': ['结束', 'End', '結束'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    seenAs: typeof words;
  }
}
