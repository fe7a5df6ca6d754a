import type { Words } from '@/i18n/keys';

export const words = {
  'dictType.dictName': ['字典名称', 'Dictionary', '字典名稱'],
  'dictType.dictType': ['字典类型', 'Type', '字典類型'],
  'dictType.dataCount': ['条数', 'Values', '筆數'],
  'dictType.isSystem': ['内置', 'Built-in', '內建'],
  'dictType.about': ['字典', 'Dictionary', '字典'],
  'dictType.values': ['字典数据', 'Values', '字典資料'],
  'dictType.typeHint': [
    '3–50 个字符，小写字母开头，可含数字和下划线，创建后不可修改',
    '3–50 characters. Starts with a lowercase letter. Digits and underscores are allowed. Cannot be changed later.',
    '3–50 個字元，小寫字母開頭，可含數字和底線，建立後不可修改',
  ],
  'dictType.removeAsk': [
    '确定删除字典「{{name}}」及其 {{n}} 条数据吗？此操作不可恢复。',
    'Delete the dictionary "{{name}}" and all its values ({{n}})? This cannot be undone.',
    '確定刪除字典「{{name}}」及其 {{n}} 筆資料嗎？此操作無法復原。',
  ],
  'dictType.builtInChosen': [
    '选中项包含内置字典，不能删除',
    "The selection contains a built-in dictionary, which can't be deleted",
    '選取項目包含內建字典，不能刪除',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
