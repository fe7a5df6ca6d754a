import type { Words } from '@/i18n/keys';

/** Messages of every form about drafts and lost answers, and of evidence pages; they are loaded with their code. */
export const words = {
  'evidence.title': ['依据页 · {{name}}', 'Evidence page · {{name}}', '佐證頁 · {{name}}'],
  'evidence.exportedBy': ['导出人', 'Exported by', '匯出人'],
  'evidence.exportedAt': ['导出时间', 'Exported at', '匯出時間'],
  'evidence.moment': ['{{at}} {{zone}}（UTC+8）', '{{at}} {{zone}} (UTC+8)', '{{at}} {{zone}}（UTC+8）'],
  'evidence.digest': ['SHA-256 摘要', 'SHA-256 digest', 'SHA-256 摘要'],
  'evidence.check': ['校验', 'Check', '校驗'],
  'evidence.agrees': [
    '与浏览器重新计算的摘要一致',
    'Agrees with the digest that the browser calculated again',
    '與瀏覽器重新計算的摘要一致',
  ],
  'evidence.unchecked': [
    '未重新计算：页面未通过安全连接打开',
    'Not calculated again: the page was not opened over a secure connection',
    '未重新計算：頁面未透過安全連線開啟',
  ],
  'evidence.differs': [
    '服务器返回的内容与其摘要不符，因此不予显示。请重新打开；若再次出现，请联系管理员。',
    'The answer does not match its digest, so nothing of it is shown. Open it again, and tell an administrator if this recurs.',
    '伺服器回傳的內容與其摘要不符，因此不予顯示。請重新開啟；若再次出現，請聯絡管理員。',
  ],
  'evidence.record': ['记录', 'Record', '記錄'],
  'evidence.files': ['附件', 'Attachments', '附件'],
  'evidence.field': ['所属字段', 'Field', '所屬欄位'],
  'evidence.name': ['文件名', 'File name', '檔案名稱'],
  'evidence.size': ['大小', 'Size', '大小'],
  'evidence.at': ['时间', 'Time', '時間'],
  'evidence.result': ['操作', 'Action', '操作'],
  'evidence.by': ['操作人', 'Operator', '操作人'],
  'evidence.note': ['说明', 'Note', '說明'],
  'evidence.changes': ['变更', 'Changes', '變更'],
  'evidence.pictures': ['图片', 'Images', '圖片'],
  'evidence.withPictures': ['附上图片', 'Add images', '附上圖片'],
  'evidence.picturesText': [
    '图片将带水印显示在页面中，并随文件一起保存。您的姓名与原因会记入操作日志。',
    'The images appear on the page with a watermark and are saved with the file. Your name and reason are recorded in the operation log.',
    '圖片將帶浮水印顯示在頁面中，並隨檔案一起儲存。您的姓名與原因會記入操作日誌。',
  ],
  'evidence.missing': [
    '未显示的图片：{{n}}。其文件不在平台，或与摘要不符。',
    'Images not shown: {{n}}. Their files are not on the platform, or do not match their digests.',
    '未顯示的圖片：{{n}}。其檔案不在平台，或與摘要不符。',
  ],
  'evidence.contents': ['原始内容', 'Canonical contents', '原始內容'],
  'evidence.how': [
    '自行核对：将下框文字原样复制（首尾不加任何字符），以 UTF-8（无 BOM）存为文件，再计算该文件的 SHA-256（例如 sha256sum），结果应与上方摘要相同。',
    'To check it yourself, copy the text below exactly, with nothing before or after it, save it as a UTF-8 file without a BOM, and calculate its SHA-256 (for example with sha256sum). The result has to be the digest above.',
    '自行核對：將下框文字原樣複製（首尾不加任何字元），以 UTF-8（無 BOM）存為檔案，再計算該檔案的 SHA-256（例如 sha256sum），結果應與上方摘要相同。',
  ],
  'evidence.save': ['保存文件', 'Save file', '儲存檔案'],
  'evidence.print': ['打印', 'Print', '列印'],
  'form.draft': [
    '有一份 {{at}} 填写、未提交的草稿',
    'There is a draft from {{at}} that was not submitted',
    '有一份 {{at}} 填寫、未送出的草稿',
  ],
  'form.draftRestore': ['恢复草稿', 'Restore draft', '還原草稿'],
  'form.draftDrop': ['丢弃', 'Discard', '捨棄'],
  'form.draftAmount': [
    '金额来自草稿，请核对',
    'This amount comes from a draft. Check it.',
    '金額來自草稿，請核對',
  ],
  'form.draftConfirm': ['确认金额', 'Confirm amount', '確認金額'],
  'lost.unknown': [
    '结果未知：没有收到服务器的答复',
    'Result unknown: no answer from the server',
    '結果未知：沒有收到伺服器的回覆',
  ],
  'lost.looking': [
    '正在查询这次提交是否已处理…',
    'Checking whether it was carried out…',
    '正在查詢這次送出是否已處理…',
  ],
  'lost.unreachable': [
    '暂时查不到结果，请先不要新建相同的记录。',
    "Couldn't check. Don't create the same record again yet.",
    '暫時查不到結果，請先不要新增相同的記錄。',
  ],
  'lost.nothing': [
    '服务器上没有这次提交的记录，没有入账。可以在此再次提交，不会重复处理。',
    'The server has no record of it and nothing was booked. Submitting again here is safe and is never carried out twice.',
    '伺服器上沒有這次送出的記錄，沒有入帳。可以在此再次送出，不會重複處理。',
  ],
  'lost.look': ['再查一次', 'Check again', '再查一次'],
  'lost.done': [
    '这次提交已于 {{at}} 处理，共 {{n}} 条记录，无需再次提交',
    'It was carried out at {{at}} (records: {{n}}). No need to submit again.',
    '這次送出已於 {{at}} 處理，共 {{n}} 筆記錄，無需再次送出',
  ],
  'lost.changed': [
    '修改后的内容没有提交：第一次提交已于 {{at}} 处理，共 {{n}} 条记录',
    'The changed content was not submitted: the first submission was carried out at {{at}} (records: {{n}})',
    '修改後的內容沒有送出：第一次送出已於 {{at}} 處理，共 {{n}} 筆記錄',
  ],
  'lost.more': ['另有 {{n}} 条', 'and {{n}} more', '另有 {{n}} 筆'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    form: typeof words;
  }
}
