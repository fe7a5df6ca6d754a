import type { Words } from '@/i18n/keys';

/** Messages of every import from a file. */
export const words = {
  'import.template': ['下载模板', 'Download template', '下載範本'],
  'import.file': ['CSV 文件', 'CSV file', 'CSV 檔案'],
  'import.chooseFile': ['选择文件', 'Choose file', '選擇檔案'],
  'import.lines': ['已读取 {{n}} 行', 'Lines read: {{n}}', '已讀取 {{n}} 列'],
  'import.badFile': [
    '无法读取：首行须为 {{columns}}，UTF-8 编码',
    "Couldn't read the file. It must be UTF-8 and start with this header: {{columns}}",
    '無法讀取：首列須為 {{columns}}，UTF-8 編碼',
  ],
  'import.tooManyLines': ['一次最多 {{n}} 行', 'Import at most {{n}} lines at a time', '一次最多 {{n}} 列'],
  'import.result': ['导入结果', 'Import result', '匯入結果'],
  'import.line': ['行', 'Line', '列'],
  'import.why': ['错误', 'Problem', '錯誤'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    csvImport: typeof words;
  }
}
