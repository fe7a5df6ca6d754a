import type { Words } from '@/i18n/keys';

export const words = {
  'job.jobName': ['任务名称', 'Job', '任務名稱'],
  'job.jobGroup': ['任务分组', 'Group', '任務分組'],
  'job.invokeTarget': ['调用目标', 'Task', '呼叫目標'],
  'job.cronExpression': ['执行表达式', 'Schedule (cron)', '執行運算式'],
  'job.misfirePolicy': ['错过策略', 'Missed runs', '錯過策略'],
  'job.params': ['参数', 'Parameters', '參數'],
  'job.paramsHint': [
    'JSON 对象，留空则用默认值',
    'A JSON object. Leave empty for defaults.',
    'JSON 物件，留空則用預設值',
  ],
  'job.concurrent': ['允许并发', 'Allow overlapping runs', '允許並行'],
  'job.status': ['状态', 'State', '狀態'],
  'job.lastRunAt': ['上次执行', 'Last run', '上次執行'],
  'job.lastResult': ['上次结果', 'Last result', '上次結果'],
  'job.lastCost': ['耗时（毫秒）', 'Duration (ms)', '耗時（毫秒）'],
  'job.nextRunAt': ['下次执行', 'Next run', '下次執行'],
  'job.failCount': ['连续失败', 'Failures in a row', '連續失敗'],
  'job.about': ['任务', 'Job', '任務'],
  'job.nextRuns': [
    '接下来五次执行（平台时间）',
    'The next five runs (platform time)',
    '接下來五次執行（平台時間）',
  ],
  'job.noRuns': [
    '表达式无效：须为六段（秒 分 时 日 月 周）',
    'Not a valid schedule: six fields are needed (second minute hour day month weekday)',
    '運算式無效：須為六段（秒 分 時 日 月 週）',
  ],
  'job.run': ['立即执行', 'Run now', '立即執行'],
  'job.runText': [
    '确定立即执行「{{name}}」一次吗？',
    'Run "{{name}}" once now?',
    '確定立即執行「{{name}}」一次嗎？',
  ],
  'job.ran': ['已执行，处理 {{n}} 条', 'Done. Records: {{n}}', '已執行，處理 {{n}} 筆'],
  'job.ranBadly': ['执行失败：{{error}}', 'It failed: {{error}}', '執行失敗：{{error}}'],
  'job.pause': ['暂停', 'Pause', '暫停'],
  'job.pauseText': [
    '确定暂停「{{name}}」吗？暂停期间不会执行，错过的不会补上。',
    'Pause "{{name}}"? Nothing runs meanwhile, and missed runs are not made up for.',
    '確定暫停「{{name}}」嗎？暫停期間不會執行，錯過的不會補上。',
  ],
  'job.resume': ['恢复', 'Resume', '恢復'],
  'job.resumeText': ['确定恢复「{{name}}」吗？', 'Resume "{{name}}"?', '確定恢復「{{name}}」嗎？'],
  'job.logs': ['执行日志', 'Runs', '執行日誌'],
  'job.logsOf': ['执行日志 · {{name}}', 'Runs · {{name}}', '執行日誌 · {{name}}'],
  'job.clearLogs': ['清空日志', 'Clear runs', '清空日誌'],
  'job.clearLogsText': [
    '确定清空全部任务的执行日志吗？此操作会被单独记录。',
    'Clear the runs of all jobs? This is itself logged.',
    '確定清空全部任務的執行日誌嗎？此操作會被單獨記錄。',
  ],
  'job.cleared': ['已清空 {{n}} 条', 'Entries cleared: {{n}}', '已清空 {{n}} 筆'],
  'jobLog.startAt': ['开始时间', 'Started', '開始時間'],
  'jobLog.endAt': ['结束时间', 'Ended', '結束時間'],
  'jobLog.result': ['结果', 'Result', '結果'],
  'jobLog.records': ['处理条数', 'Records', '處理筆數'],
  'jobLog.message': ['说明', 'Message', '說明'],
  'jobLog.runBy': ['手动执行人', 'Run by', '手動執行人'],
  'jobLog.cost': ['耗时（毫秒）', 'Duration (ms)', '耗時（毫秒）'],
  'jobLog.exception': ['异常', 'Error', '異常'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
