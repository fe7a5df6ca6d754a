import type { Words } from '@/i18n/keys';

export const words = {
  'menu.parentId': ['上级菜单', 'Parent', '上級選單'],
  'menu.menuType': ['类型', 'Type', '類型'],
  'menu.menuName': ['菜单名称', 'Title', '選單名稱'],
  'menu.name': ['权限标识', 'Permission', '權限標識'],
  'menu.icon': ['图标', 'Icon', '圖示'],
  'menu.path': ['路由地址', 'Path', '路由位址'],
  'menu.component': ['组件路径', 'Component', '元件路徑'],
  'menu.redirect': ['重定向', 'Redirect', '重新導向'],
  'menu.linkUrl': ['链接地址', 'Link', '連結位址'],
  'menu.isHide': ['隐藏', 'Hidden', '隱藏'],
  'menu.isKeepAlive': ['缓存', 'Kept alive', '快取'],
  'menu.isAffix': ['固定', 'Pinned', '固定'],
  'menu.isLink': ['外链', 'External link', '外部連結'],
  'menu.isIframe': ['内嵌', 'Embedded', '內嵌'],
  'menu.roles': ['授权角色', 'Roles', '授權角色'],
  'menu.menuSort': ['排序', 'Sort order', '排序'],
  'menu.about': ['菜单', 'Menu entry', '選單'],
  'menu.top': ['顶级', 'Top level', '頂層'],
  'menu.preview': ['预览', 'Preview', '預覽'],
  'menu.addBelow': ['新增下级', 'Add below', '新增下級'],
  'menu.generate': ['生成按钮', 'Generate buttons', '產生按鈕'],
  'menu.generateHint': [
    '按权限标识在该菜单下新增所选按钮。请在角色管理中授予角色',
    'Adds the selected buttons below this page. Give them to roles on the screen of the roles.',
    '依權限標識在此選單下新增所選按鈕。請在角色管理中授予角色',
  ],
  'menu.generated': ['已新增按钮：{{n}}', 'Buttons added: {{n}}', '已新增按鈕：{{n}}'],
  'menu.isThere': ['{{name}}（已存在）', '{{name}} (exists)', '{{name}}（已存在）'],
  'menu.verb.list': ['查看', 'View', '檢視'],
  'menu.verb.add': ['新增', 'Add', '新增'],
  'menu.verb.edit': ['编辑', 'Edit', '編輯'],
  'menu.verb.delete': ['删除', 'Delete', '刪除'],
  'menu.verb.export': ['导出', 'Export', '匯出'],
  'menu.removeAsk': [
    '确定删除菜单「{{name}}」吗？此操作不可恢复。',
    'Delete the menu entry "{{name}}"? This cannot be undone.',
    '確定刪除選單「{{name}}」嗎？此操作無法復原。',
  ],
  'menu.changed': [
    '菜单已修改，当前页面仍使用旧菜单',
    'The menu was changed. This page still uses the previous one.',
    '選單已修改，目前頁面仍使用舊選單',
  ],
  'menu.reload': ['重新加载菜单', 'Reload menu', '重新載入選單'],
  'menu.reloaded': ['菜单已重新加载', 'Menu reloaded', '選單已重新載入'],
  'menu.byLanguage': ['分语言填写', 'Enter one per language', '分語言填寫'],
  'menu.oneText': ['使用同一名称', 'Use one for all', '使用同一名稱'],
  'menu.language.zh-cn': ['简体中文', 'Simplified Chinese', '簡體中文'],
  'menu.language.en': ['英文', 'English', '英文'],
  'menu.language.zh-tw': ['繁体中文', 'Traditional Chinese', '繁體中文'],
  'menu.titleHint': [
    '文字、多语言键，或分语言填写',
    'A text, a message key such as menu.101, or one text per language',
    '文字、多語言鍵，或分語言填寫',
  ],
  'menu.nameHint': [
    '唯一，通常是接口路径，如 api/v2/sitebkd/post/list',
    'Unique. Usually the path of the call, such as api/v2/sitebkd/post/list.',
    '唯一，通常是 API 路徑，如 api/v2/sitebkd/post/list',
  ],
  'menu.namePattern': [
    '不能以 / 开头，只能含字母、数字和 / . : _ -',
    'No / at the start. Letters, digits and / . : _ - only.',
    '不能以 / 開頭，只能含字母、數字和 / . : _ -',
  ],
  'menu.pathHint': [
    '以 / 开头，不能重复，参数以冒号开头',
    'Starts with /. Unique. Parameters are written /:id.',
    '以 / 開頭，不能重複，參數以冒號開頭',
  ],
  'menu.linkHint': ['在新窗口打开链接', 'Opens the link in a new window', '在新視窗開啟連結'],
  'menu.frameHint': ['在页面内显示链接', 'Shows the link inside the console', '在頁面內顯示連結'],
  'menu.redirectHint': [
    '打开目录时跳转的下级地址，留空则为第一个可见菜单',
    'Path of the page below that the directory opens. Leave empty for the first visible one.',
    '開啟目錄時跳轉的下級位址，留空則為第一個可見選單',
  ],
  'menu.rolesHint': [
    '超级管理员始终拥有全部菜单',
    'The super administrator always has every entry',
    '超級管理員始終擁有全部選單',
  ],
  'menu.chooseIcon': ['选择', 'Choose', '選擇'],
  'menu.findIcon': ['按名称查找图标', 'Find an icon by name', '依名稱尋找圖示'],
  'menu.matchOne': ['打开界面 {{name}}', 'Opens the screen {{name}}', '開啟畫面 {{name}}'],
  'menu.matchNone': ['没有匹配的界面', 'No screen matches', '沒有符合的畫面'],
  'menu.matchMany': ['匹配多个界面：{{list}}', 'Several screens match: {{list}}', '符合多個畫面：{{list}}'],
  'menu.opensNothing': [
    '{{why}}。保存后该菜单打不开任何界面。',
    '{{why}}. The entry will open no screen.',
    '{{why}}。儲存後此選單無法開啟任何畫面。',
  ],
  'menu.guards': [
    '以下接口使用当前权限标识：{{list}}',
    'These calls ask for the present permission: {{list}}',
    '以下 API 使用目前的權限識別：{{list}}',
  ],
  'menu.losing': [
    '以下角色将失去该权限：{{list}}',
    'These roles lose it: {{list}}',
    '以下角色將失去此權限：{{list}}',
  ],
  'menu.roleUsers': ['{{name}}（{{n}} 名用户）', '{{name}} (users: {{n}})', '{{name}}（{{n}} 名使用者）'],
  'menu.unknownName': [
    '没有接口使用新的权限标识 {{name}}，它不允许任何操作。',
    'No call asks for the new permission {{name}}: it allows nothing.',
    '沒有 API 使用新的權限識別 {{name}}，它不允許任何操作。',
  ],
  'menu.saveAsk': ['仍要保存吗？', 'Save anyway?', '仍要儲存嗎？'],
  'menu.badLink': [
    '请输入以 https:// 开头的网址',
    'Enter a URL that starts with https://',
    '請輸入以 https:// 開頭的網址',
  ],
  'menu.badFrame': [
    '只能内嵌以下主机的页面：{{hosts}}',
    'Only pages of these hosts can be embedded: {{hosts}}',
    '只能內嵌以下主機的頁面：{{hosts}}',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'system/menu': typeof words;
  }
}
