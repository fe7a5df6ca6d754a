import type { Words } from '@/i18n/keys';

export const words = {
  'role.name': ['角色名称', 'Role', '角色名稱'],
  'role.roleKey': ['角色标识', 'Key', '角色識別'],
  'role.listOrder': ['排序', 'Sort order', '排序'],
  'role.dataScope': ['数据范围', 'Data scope', '資料範圍'],
  'role.deptNames': ['可见部门', 'Departments shown', '可見部門'],
  'role.manualRechargeCap': ['人工充值日限额', 'Daily recharge limit', '人工充值日限額'],
  'role.adjustCap': ['资产调整日限额', 'Daily adjustment limit', '資產調整日限額'],
  'role.grantCap': ['发放日限额', 'Daily grant limit', '發放日限額'],
  'role.permissionCount': ['权限数', 'Permissions', '權限數'],
  'role.userCount': ['用户数', 'Users', '使用者數'],
  'role.menuIds': ['菜单权限', 'Permissions', '選單權限'],
  'role.about': ['角色', 'Role', '角色'],
  'role.copy': ['复制', 'Copy', '複製'],
  'role.builtIn': ['内置角色不能修改', "The built-in role can't be changed", '內建角色不能修改'],
  'role.hasUsers': ['该角色下有用户', 'Users have this role', '該角色下有使用者'],
  'role.capHint': [
    '留空按平台上限，多个角色取最高，0 为不可。调高须由另一人确认，调低立即生效',
    'Empty: platform limit. With several roles the highest counts. 0: none. Raising it takes confirmation by someone else, lowering it is immediate.',
    '留空按平台上限，多個角色取最高，0 為不可。調高須由另一人確認，調低立即生效',
  ],
  'role.badKey': [
    '3 到 20 位小写字母或下划线，以字母开头',
    '3 to 20 small letters or underscores, beginning with a letter',
    '3 到 20 位小寫字母或底線，以字母開頭',
  ],
  'role.search': ['搜索菜单或权限', 'Search menu or permission', '搜尋選單或權限'],
  'role.compare': ['与其他角色对比', 'Compare with a role', '與其他角色對比'],
  'role.onlyHere': ['仅本角色', 'only here', '僅本角色'],
  'role.onlyThere': ['仅对比角色', 'only there', '僅對比角色'],
  'role.linked': ['父子联动', 'Link parents and children', '父子連動'],
  'role.checkAll': ['全选', 'Select all', '全選'],
  'role.checkNone': ['全不选', 'Select none', '全不選'],
  'role.openAll': ['展开全部', 'Expand all', '展開全部'],
  'role.foldAll': ['收起全部', 'Collapse all', '收合全部'],
  'role.chosen': ['已选 {{n}} 项', '{{n}} selected', '已選 {{n}} 項'],
  'role.decidesMoney': ['资金', 'Money', '資金'],
  'role.decidesMoneyHint': [
    '决定资金，新增后须由另一人确认',
    'Decides money: adding it takes confirmation by someone else',
    '決定資金，新增後須由另一人確認',
  ],
  'role.money': ['{{name}}（资金）', '{{name}} (money)', '{{name}}（資金）'],
  'role.added': ['新增 {{n}} 项权限', 'Permissions added: {{n}}', '新增 {{n}} 項權限'],
  'role.removed': ['收回 {{n}} 项权限', 'Permissions removed: {{n}}', '收回 {{n}} 項權限'],
  'role.affected': ['影响 {{n}} 名用户', 'Users affected: {{n}}', '影響 {{n}} 名使用者'],
  'role.nobody': ['暂无用户使用该角色', 'No users have this role yet', '尚無使用者使用該角色'],
  'role.overTime': ['权限变化', 'Rights over time', '權限變化'],
  'role.gained': ['获得', 'Gained', '獲得'],
  'role.lost': ['失去', 'Lost', '失去'],
  'role.unchanged': ['权限未变更过', 'Its permissions have never changed', '權限未變更過'],
  'role.defaults': ['默认设置', 'Defaults', '預設設定'],
  'role.defaultsHint': [
    '该角色的用户未自行设置时使用。有多个角色时，以排序最前且有设置的角色为准。列表的默认在列表的列设置或已保存的筛选中设置',
    "Count for users of the role who have set nothing themselves. With several roles, the first in their order that sets something counts. A list's default is set from its column settings or its saved filters.",
    '該角色的使用者未自行設定時使用。有多個角色時，以排序最前且有設定的角色為準。列表的預設在列表的欄位設定或已儲存的篩選中設定',
  ],
  'role.start': ['起始页', 'Start page', '起始頁'],
  'role.density': ['列表密度', 'Density of lists', '列表密度'],
  'role.density.large': ['宽松', 'Comfortable', '寬鬆'],
  'role.density.middle': ['适中', 'Medium', '適中'],
  'role.density.small': ['紧凑', 'Compact', '緊湊'],
  'role.lists': ['列表默认', 'Defaults of lists', '列表預設'],
  'role.notSet': ['未设置', 'Not set', '未設定'],
  'role.noLists': ['没有为列表设置默认', 'No defaults for lists', '沒有為列表設定預設'],
  'role.opensWith': ['打开时：', 'Opens with:', '開啟時：'],
  'role.dropList': [
    '删除列表「{{name}}」的默认',
    'Delete the default of the list "{{name}}"',
    '刪除列表「{{name}}」的預設',
  ],
  'role.dropListText': [
    '该角色的用户将使用其他角色或系统的默认',
    "Users of the role will have another role's default, or the product's.",
    '該角色的使用者將使用其他角色或系統的預設',
  ],
  'role.seeAs': ['以此角色查看', 'See as this role', '以此角色檢視'],
  'role.seeAsUnsaved': [
    '有未保存的表单，请先保存或关闭',
    'A form has unsaved changes. Save or close it first.',
    '有未儲存的表單，請先儲存或關閉',
  ],
  'role.seen.title': ['以角色视角查看', 'Seen as a role', '以角色視角檢視'],
  'role.seen.role': [
    '正在以角色「{{name}}」的视角查看。',
    'You see the console as the role "{{name}}".',
    '正在以角色「{{name}}」的視角檢視。',
  ],
  'role.seen.lacking': [
    '该角色有 {{n}} 项权限您没有，未显示。',
    'Permissions of the role that you do not hold, and so are not shown: {{n}}.',
    '該角色有 {{n}} 項權限您沒有，未顯示。',
  ],
  'role.seen.sent': [
    '数据仍是您能看到的，操作仍以您的身份执行。',
    'The data are those that you may see, and what you do is still done by you.',
    '資料仍是您能看到的，操作仍以您的身分執行。',
  ],
  'role.seen.end': ['结束', 'End', '結束'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'system/role': typeof words;
  }
}
