import type { Words } from '@/i18n/keys';

/** Headings and phrases of the manual, and the tour. */
export const words = {
  'manual.title': ['使用说明：{{screen}}', 'Manual: {{screen}}', '使用說明：{{screen}}'],
  'manual.none': ['此页面没有说明', 'There is no manual for this screen', '此頁面沒有說明'],
  'manual.purpose': ['用途', 'What it is for', '用途'],
  'manual.states': ['状态', 'States', '狀態'],
  'manual.statesOf': [
    '状态图：{{names}}。下方的文字有相同的内容。',
    'Diagram of the states: {{names}}. The text below says the same.',
    '狀態圖：{{names}}。下方的文字有相同的內容。',
  ],
  'manual.statesOfRecord': ['状态：{{name}}', 'States: {{name}}', '狀態：{{name}}'],
  'manual.record.redeemBatch': ['兑换码批次', 'Batches of codes', '兌換碼批次'],
  'manual.record.redeemCode': ['兑换码', 'Codes', '兌換碼'],
  'manual.changes': ['待他人确认的变更', 'Changes that wait for someone else', '待他人確認的變更'],
  'manual.begins': ['开始', 'Start', '開始'],
  'manual.end.good': ['终态，如愿完成', 'Final, as was wished', '終態，如願完成'],
  'manual.end.bad': ['终态，未能完成', 'Final, not as was wished', '終態，未能完成'],
  'manual.end.over': ['终态', 'Final', '終態'],
  'manual.moves': ['怎样变化', 'What leads from one to another', '怎樣變化'],
  'manual.way': ['{{from}} → {{to}}', '{{from}} → {{to}}', '{{from}} → {{to}}'],
  'manual.stays': ['{{from}}：状态不变', '{{from}}: the state stays', '{{from}}：狀態不變'],
  'manual.anyState': ['任何状态', 'Any state', '任何狀態'],
  'manual.by.system': ['系统', 'The system', '系統'],
  'manual.by.member': ['会员', 'The member', '會員'],
  'manual.by.operator': ['操作人的其他操作', 'Another action of an operator', '操作人的其他操作'],
  'manual.needs.password': ['需要自己的密码', 'Takes your own password', '需要自己的密碼'],
  'manual.needs.reason.always': ['需要原因', 'Takes a reason', '需要原因'],
  'manual.needs.reason.other': [
    '选择「其他」时需要说明',
    'Takes a note where the reason is "Other"',
    '選擇「其他」時需要說明',
  ],
  'manual.needs.notBy': ['不能是：{{parts}}', 'Not by: {{parts}}', '不能是：{{parts}}'],
  'manual.needs.onlyBy': ['只能是：{{parts}}', 'Only by: {{parts}}', '只能是：{{parts}}'],
  'manual.part.maker': ['申请人或录入人', 'who asked for it or entered it', '申請人或登錄人'],
  'manual.part.asker': ['提出变更或申请的人', 'who asked for the change', '提出變更或申請的人'],
  'manual.part.first': ['首次审核人', 'the first reviewer', '首次審核人'],
  'manual.part.second': ['第二位审核人', 'the second reviewer', '第二位審核人'],
  'manual.part.reviewer': ['审核人', 'the reviewer', '審核人'],
  'manual.part.corrector': ['更正资料的人', 'who corrected the details', '更正資料的人'],
  'manual.part.closer': ['申请注销的人', 'who asked for the closure', '申請註銷的人'],
  'manual.part.lifter': ['作出风控豁免的人', 'who overrode the risk block', '作出風控豁免的人'],
  'manual.part.proposer': ['登记结果的人', 'who recorded the result', '登記結果的人'],
  'manual.part.barrer': ['加入黑名单的人', 'who blacklisted it', '列入黑名單的人'],
  'manual.checks': ['风险检查与标记', 'Risk checks and flags', '風險檢查與標記'],
  'manual.guards': ['受保护的字段', 'Guarded fields', '受保護的欄位'],
  'manual.guard.none': ['修改需要自己的密码', 'A change takes your own password', '修改需要自己的密碼'],
  'manual.guard.always': [
    '任何修改都需要另一位操作人确认',
    'Every change waits for another operator',
    '任何修改都需要另一位操作人確認',
  ],
  'manual.guard.raise': [
    '调高需要另一位操作人确认',
    'A higher value waits for another operator',
    '調高需要另一位操作人確認',
  ],
  'manual.guard.lower': [
    '调低需要另一位操作人确认',
    'A lower value waits for another operator',
    '調低需要另一位操作人確認',
  ],
  'manual.guard.some': [
    '对平台不利的修改需要另一位操作人确认',
    'A change that costs the platform waits for another operator',
    '對平台不利的修改需要另一位操作人確認',
  ],
  'manual.refusals': ['服务器可能拒绝', 'What the server may refuse', '伺服器可能拒絕'],
  'manual.rights': ['谁可以做什么', 'Who may do what', '誰可以做什麼'],
  'manual.rightsHint': [
    '角色按初始设置列出，管理员可能已修改。',
    'Roles are listed as they come with the console. An administrator may have changed them.',
    '角色依初始設定列出，管理員可能已修改。',
  ],
  'manual.permission': ['权限', 'Permission', '權限'],
  'manual.roles': ['角色', 'Roles', '角色'],
  'manual.mine': ['我', 'Me', '我'],
  'manual.may': ['可以', 'Yes', '可以'],
  'manual.mayNot': ['不可以', 'No', '不可以'],
  'manual.keys': ['快捷键', 'Keys', '快速鍵'],
  'manual.key.search': [
    '搜索页面、操作、记录和说明',
    'Search screens, actions, records and the manual',
    '搜尋頁面、操作、記錄和說明',
  ],
  'manual.key.help': ['打开此说明', 'Open this manual', '開啟此說明'],
  'manual.key.close': ['关闭对话框或抽屉', 'Close a dialog or a drawer', '關閉對話框或抽屜'],
  'manual.handbook': ['全部页面的说明', 'The manual of all screens', '全部頁面的說明'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'manual/panel': typeof words;
  }
}
