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
