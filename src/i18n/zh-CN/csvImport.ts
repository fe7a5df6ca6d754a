/** Messages of every import from a file. */
const words = {
  'import.template': '下载模板',
  'import.file': 'CSV 文件',
  'import.chooseFile': '选择文件',
  'import.lines': '已读取 {{n}} 行',
  'import.badFile': '无法读取：首行须为 {{columns}}，UTF-8 编码',
  'import.tooManyLines': '一次最多 {{n}} 行',
  'import.result': '导入结果',
  'import.line': '行',
  'import.why': '错误',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    csvImport: typeof words;
  }
}
