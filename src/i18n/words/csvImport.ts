import type { Words } from '@/i18n/keys';

/** Messages of every import from a file. */
export const words = {
  'import.template': ['下载模板', 'Download template', '下載範本'],
  'import.file': ['CSV 或 XLSX 文件', 'CSV or XLSX file', 'CSV 或 XLSX 檔案'],
  'import.chooseFile': ['选择文件', 'Choose file', '選擇檔案'],
  'import.lines': ['已读取 {{n}} 行', 'Lines read: {{n}}', '已讀取 {{n}} 列'],
  'import.badFile': [
    '无法读取：须为 CSV 或 XLSX，首行为列名：{{columns}}',
    "Couldn't read the file. It must be CSV or XLSX, and its first row must have these columns: {{columns}}",
    '無法讀取：須為 CSV 或 XLSX，首列為欄名：{{columns}}',
  ],
  'import.missing': [
    '首行缺少这些列：{{columns}}',
    'The first row lacks these columns: {{columns}}',
    '首列缺少這些欄：{{columns}}',
  ],
  'import.missingUnknown': [
    '首行缺少这些列：{{columns}}。无法识别：{{unknown}}',
    'The first row lacks these columns: {{columns}}. Not recognised: {{unknown}}',
    '首列缺少這些欄：{{columns}}。無法辨識：{{unknown}}',
  ],
  'import.twice': [
    '首行有重复的列：{{columns}}',
    'The first row has these columns more than once: {{columns}}',
    '首列有重複的欄：{{columns}}',
  ],
  'import.notRead': ['未读取的列：{{columns}}', 'Columns not read: {{columns}}', '未讀取的欄：{{columns}}'],
  'import.noLines': [
    '文件只有列名，没有数据行',
    'The file has column names and no lines',
    '檔案只有欄名，沒有資料列',
  ],
  'import.size': [
    '文件超过 {{n}} MB，请分成几个文件',
    'The file is larger than {{n}} MB. Split it into several files.',
    '檔案超過 {{n}} MB，請分成幾個檔案',
  ],
  'import.unpacked': [
    '文件解压后过大，请只保留要导入的行和列，另存后重试',
    'The file is too large when unpacked. Keep only the lines and columns to import, save it again and retry.',
    '檔案解壓縮後過大，請只保留要匯入的列和欄，另存後再試',
  ],
  'import.outside': [
    '单元格 {{at}} 超出表格范围（最后一格为 XFD1048576）',
    'Cell {{at}} lies outside the sheet, whose last cell is XFD1048576',
    '儲存格 {{at}} 超出工作表範圍（最後一格為 XFD1048576）',
  ],
  'import.cells': [
    '单元格过多，请只保留要导入的行和列，另存后重试',
    'There are too many cells. Keep only the lines and columns to import, save the file again and retry.',
    '儲存格過多，請只保留要匯入的列和欄，另存後再試',
  ],
  'import.longText': [
    '第 {{at}} 行有单元格超过 32767 个字符',
    'Line {{at}} has a cell of more than 32,767 characters',
    '第 {{at}} 列有儲存格超過 32767 個字元',
  ],
  'import.doubtful': [
    '第 {{line}} 行 {{column}} 的数字超过 15 位，表格程序可能已改动它。请将该列设为文本后重新填写。',
    'Line {{line}}, {{column}}: the number has more than 15 digits, so the spreadsheet may have changed it. Format the column as text and enter it again.',
    '第 {{line}} 列 {{column}} 的數字超過 15 位，試算表程式可能已改動它。請將該欄設為文字後重新填寫。',
  ],
  'import.check': ['检查结果', 'Check', '檢查結果'],
  'import.checking': ['正在检查文件…', 'Checking the file…', '正在檢查檔案…'],
  'import.checkFirst': [
    '选择文件并填写以上各项后自动检查，检查不会写入任何数据',
    'The check runs once the file and the fields above are filled in. It writes nothing.',
    '選擇檔案並填寫以上各項後自動檢查，檢查不會寫入任何資料',
  ],
  'import.counts': [
    '共 {{n}} 行：将提交 {{sent}} 行；{{wrong}} 行有误、{{doubles}} 行疑似重复，不会提交',
    'Lines: {{n}}. To submit: {{sent}}. Left out: {{wrong}} with problems, {{doubles}} possible repetitions',
    '共 {{n}} 列：將送出 {{sent}} 列；{{wrong}} 列有誤、{{doubles}} 列疑似重複，不會送出',
  ],
  'import.good': ['正常', 'OK', '正常'],
  'import.twin': ['与第 {{line}} 行相同', 'same as line {{line}}', '與第 {{line}} 列相同'],
  'import.double': ['24 小时内已有 {{list}}', '{{list}} within 24 hours', '24 小時內已有 {{list}}'],
  'import.again': ['仍要提交（{{why}}）', 'Submit anyway ({{why}})', '仍要送出（{{why}}）'],
  'import.download': ['下载有误的行', 'Download lines with problems', '下載有誤的列'],
  'import.wait': ['请等待检查完成', 'Wait for the check', '請等待檢查完成'],
  'import.nothing': ['没有可提交的行', 'There is no line to submit', '沒有可送出的列'],
  'import.totals': ['合计', 'Totals', '合計'],
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
