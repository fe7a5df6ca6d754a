import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  menuParent: ['上级须为目录', 'Select a directory', '上級須為目錄'],
  buttonParent: ['按钮的上级须为菜单', 'Select the page of the button', '按鈕的上級須為選單'],
  menuTooDeep: ['菜单最多 {max} 级', 'Up to {max} levels', '選單最多 {max} 級'],
  menuReserved: ['该地址由系统保留', 'The console itself uses this path', '此位址由系統保留'],
  menuPath: [
    '须以 / 开头，不能以 / 结尾，不能含空格、?、#、反斜杠或连续的 /',
    'Start with /. No / at the end, no spaces, ?, #, backslash or double /.',
    '須以 / 開頭，不能以 / 結尾，不能含空格、?、#、反斜線或連續的 /',
  ],
  menuComponent: ['请填写组件路径', 'Enter the component', '請填寫元件路徑'],
  menuLink: ['请填写链接地址', 'Enter the link', '請填寫連結位址'],
  menuRedirect: [
    '须为该目录下菜单的地址',
    'Enter the path of a page below this directory',
    '須為此目錄下選單的位址',
  ],
  menuTitle: [
    '每种语言的名称为 1–50 个字符',
    '1–50 characters in each language',
    '每種語言的名稱為 1–50 個字元',
  ],
  menuScreen: [
    '菜单管理及其上级须保持可用，否则无法再修改菜单',
    "The menu screen and its directories must stay reachable, or menus can't be changed any more",
    '選單管理及其上級須保持可用，否則無法再修改選單',
  ],
  menuNotHeld: [
    '您没有权限{lacking}，不能删除、移动该记录或更改其权限标识',
    "You don't have the permission {lacking}, so you can't delete or move the record or change its permission",
    '您沒有權限{lacking}，不能刪除、移動此記錄或變更其權限識別',
  ],
} as const satisfies Record<string, Texts>;
