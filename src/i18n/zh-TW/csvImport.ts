import type zh from '../zh-CN/csvImport';

export default {
  'import.template': '下載範本',
  'import.file': 'CSV 檔案',
  'import.chooseFile': '選擇檔案',
  'import.lines': '已讀取 {{n}} 列',
  'import.badFile': '無法讀取：首列須為 {{columns}}，UTF-8 編碼',
  'import.tooManyLines': '一次最多 {{n}} 列',
  'import.result': '匯入結果',
  'import.line': '列',
  'import.why': '錯誤',
} satisfies Record<keyof typeof zh, string>;
