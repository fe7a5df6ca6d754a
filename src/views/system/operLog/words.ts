import type { Words } from '@/i18n/keys';

export const words = {
  'operLog.operId': ['编号', 'ID', '編號'],
  'operLog.title': ['系统模块', 'Module', '系統模組'],
  'operLog.businessType': ['操作类型', 'Type', '操作類型'],
  'operLog.requestMethod': ['请求方式', 'Method', '請求方式'],
  'operLog.operUrl': ['请求地址', 'URL', '請求位址'],
  'operLog.operName': ['操作人', 'Operator', '操作人'],
  'operLog.deptName': ['部门', 'Department', '部門'],
  'operLog.targetType': ['对象类型', 'Target type', '對象類型'],
  'operLog.targetId': ['对象编号', 'Target ID', '對象編號'],
  'operLog.targetText': ['操作对象', 'Target', '操作對象'],
  'operLog.operIp': ['IP', 'IP', 'IP'],
  'operLog.operLocation': ['地点', 'Location', '地點'],
  'operLog.status': ['操作结果', 'Result', '操作結果'],
  'operLog.errorCode': ['错误码', 'Error code', '錯誤碼'],
  'operLog.errorMsg': ['错误信息', 'Error', '錯誤訊息'],
  'operLog.costTime': ['耗时（毫秒）', 'Duration (ms)', '耗時（毫秒）'],
  'operLog.reason': ['原因', 'Reason', '原因'],
  'operLog.operTime': ['操作时间', 'Time', '操作時間'],
  'operLog.about': ['操作', 'Action', '操作'],
  'operLog.diff': ['变更对比', 'Changes', '變更對比'],
  'operLog.operParam': ['请求参数', 'Request data', '請求參數'],
  'operLog.jsonResult': ['返回结果', 'Response', '返回結果'],
  'operLog.memberId': ['会员编号', 'Member ID', '會員編號'],
  'operLog.prevDigest': ['上一条摘要', 'Digest before', '上一筆摘要'],
  'operLog.digest': ['摘要', 'Digest', '摘要'],
  'operLog.verify': ['校验链', 'Check chain', '校驗鏈'],
  'operLog.verifyAgain': ['重新校验', 'Check again', '重新校驗'],
  'operLog.chainAll': ['范围：全部记录', 'Range: all entries', '範圍：全部記錄'],
  'operLog.chainRange': ['范围：{{from}} 至 {{to}}', 'Range: {{from}} to {{to}}', '範圍：{{from}} 至 {{to}}'],
  'operLog.chainWhole': ['链条完整', 'The chain is whole', '鏈條完整'],
  'operLog.chainBroken': [
    '链条在记录 {{id}}（{{time}}）处断开',
    'The chain is broken at entry {{id}} ({{time}})',
    '鏈條在記錄 {{id}}（{{time}}）處斷開',
  ],
  'operLog.misfitContent': [
    '该记录的内容与其摘要不符：写入后被改动过。',
    'The entry does not match its digest: it was changed after it was written.',
    '該記錄的內容與其摘要不符：寫入後被改動過。',
  ],
  'operLog.misfitBefore': [
    '该记录与上一条接不上：有记录被删除、插入或调换，或上一条被改写。',
    'The entry does not follow the one before: entries were taken out, put in or swapped, or the one before was rewritten.',
    '該記錄與上一筆接不上：有記錄被刪除、插入或調換，或上一筆被改寫。',
  ],
  'operLog.misfitEnd': [
    '该记录之后的最新记录缺失。',
    'The newest entries are missing after this one.',
    '該記錄之後的最新記錄缺失。',
  ],
  'operLog.chainDiffers': [
    '服务器称链条完整，但本浏览器算得记录 {{id}} 不符',
    'The server says that the chain is whole, but entry {{id}} does not fit as this browser calculates it',
    '伺服器稱鏈條完整，但本瀏覽器算得記錄 {{id}} 不符',
  ],
  'operLog.chainEmpty': ['该范围内没有记录', 'No entries in this range', '該範圍內沒有記錄'],
  'operLog.chainChecked': [
    '服务器校验了 {{n}} 条',
    'Entries checked by the server: {{n}}',
    '伺服器校驗了 {{n}} 筆',
  ],
  'operLog.chainDeleted': [
    '其间有 {{n}} 条到期记录已被删除，链条照常衔接',
    'Expired entries that were deleted on the way, with the chain intact: {{n}}',
    '其間有 {{n}} 筆到期記錄已被刪除，鏈條照常銜接',
  ],
  'operLog.chainOwn': [
    '本浏览器重新计算了其中最后 {{n}} 条',
    'Last of them calculated again by this browser: {{n}}',
    '本瀏覽器重新計算了其中最後 {{n}} 筆',
  ],
  'operLog.chainUnseen': [
    '本浏览器未重新计算',
    'Nothing was calculated again by this browser',
    '本瀏覽器未重新計算',
  ],
  'operLog.clear': ['清空', 'Clear', '清空'],
  'operLog.clearText': [
    '确定清空 180 天以前的全部操作日志吗？此操作会被单独记录。',
    'Clear all entries older than 180 days? This is itself logged.',
    '確定清空 180 天以前的全部操作日誌嗎？此操作會被單獨記錄。',
  ],
  'operLog.cleared': ['已清空 {{n}} 条', 'Entries cleared: {{n}}', '已清空 {{n}} 筆'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
