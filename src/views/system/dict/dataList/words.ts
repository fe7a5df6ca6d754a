import type { Words } from '@/i18n/keys';

export const words = {
  'dictData.dictionary': ['字典', 'Dictionary', '字典'],
  'dictData.unknownType': [
    '没有这个字典，请选择其他字典',
    'There is no such dictionary. Select another one.',
    '沒有這個字典，請選擇其他字典',
  ],
  'dictData.dictType': ['字典类型', 'Dictionary type', '字典類型'],
  'dictData.dictLabel': ['字典标签', 'Label', '字典標籤'],
  'dictData.labelEn': ['英文标签', 'English label', '英文標籤'],
  'dictData.labelTw': ['繁体标签', 'Traditional Chinese label', '繁體標籤'],
  'dictData.dictValue': ['键值', 'Value', '鍵值'],
  'dictData.listClass': ['标签颜色', 'Colour', '標籤顏色'],
  'dictData.isDefault': ['默认', 'Default', '預設'],
  'dictData.dictSort': ['排序', 'Sort order', '排序'],
  'dictData.isSystem': ['内置', 'Built-in', '內建'],
  'dictData.about': ['字典数据', 'Value', '字典資料'],
  'dictData.preview': ['预览', 'Preview', '預覽'],
  'dictData.valueHint': [
    '保存在记录中的代码，同一字典内唯一',
    'The code that records store. Unique in the dictionary.',
    '保存在記錄中的代碼，同一字典內唯一',
  ],
  'dictData.wholeNumber': ['该字典的键值须为整数', 'Enter a whole number', '此字典的鍵值須為整數'],
  'dictData.labelHint': ['留空则显示中文标签', 'Leave empty to show the Chinese label', '留空則顯示中文標籤'],
  'dictData.defaultHint': [
    '每个字典只有一个默认值，设置后原默认值取消',
    'A dictionary has one default. Setting it clears the previous one.',
    '每個字典只有一個預設值，設定後原預設值取消',
  ],
  'dictData.statusHint': [
    '停用后不能再选择，已有记录仍显示其标签',
    'A disabled value can no longer be selected. Existing records keep its label.',
    '停用後不能再選擇，既有記錄仍顯示其標籤',
  ],
  'dictData.builtInChosen': [
    '选中项包含内置键值，不能删除',
    "The selection contains a built-in value, which can't be deleted",
    '選取項目包含內建鍵值，不能刪除',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
