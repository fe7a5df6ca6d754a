import type { Sentence } from '@/contract/rule';

/** What the printed manual says besides the words of the console. */
export const phrases = {
  title: ['各页面、状态与权限', 'Screens, states and rights', '各頁面、狀態與權限'],
  handbook: ['操作手册', 'Handbook', '操作手冊'],
  firstDay: ['第一天上班', 'Your first day', '第一天上班'],
  intro: [
    '此处的内容与后台中按 **?** 打开的说明相同：每个页面的用途、状态、检查和权限。角色按初始设置列出，管理员可能已修改。',
    'This is what **?** opens in the console: what each screen is for, its states, checks and rights. Roles are listed as they come with the console. An administrator may have changed them.',
    '這裡的內容與後台中按 **?** 開啟的說明相同：每個頁面的用途、狀態、檢查和權限。角色依初始設定列出，管理員可能已修改。',
  ],
  state: ['状态', 'State', '狀態'],
  meaning: ['含义', 'Meaning', '含義'],
  move: ['变化', 'Move', '變化'],
  way: ['从 → 到', 'From → to', '從 → 到'],
  by: ['由谁', 'By', '由誰'],
  takes: ['需要', 'Takes', '需要'],
  check: ['检查', 'Check', '檢查'],
  field: ['字段', 'Field', '欄位'],
  change: ['修改', 'A change', '修改'],
  number: ['代码', 'Code', '代碼'],
} as const satisfies Readonly<Record<string, Sentence>>;
