import type { Words } from '@/i18n/keys';

export const words = {
  'notice.title': ['标题', 'Title', '標題'],
  'notice.content': ['内容', 'Content', '內容'],
  'notice.noticeType': ['类型', 'Type', '類型'],
  'notice.level': ['级别', 'Level', '級別'],
  'notice.target': ['对象', 'Audience', '對象'],
  'notice.targetIds': ['指定对象', 'Chosen', '指定對象'],
  'notice.targetNames': ['指定对象', 'Chosen', '指定對象'],
  'notice.needAck': ['需确认', 'Must confirm', '需確認'],
  'notice.status': ['状态', 'Status', '狀態'],
  'notice.publishAt': ['发布时间', 'Publish time', '發佈時間'],
  'notice.audience': ['人数', 'Readers', '人數'],
  'notice.readCount': ['已读', 'Read', '已讀'],
  'notice.ackCount': ['已确认', 'Confirmed', '已確認'],
  'notice.readRate': ['已读率', 'Read rate', '已讀率'],
  'notice.items': ['移交的记录', 'Records handed over', '移交的記錄'],
  'notice.about': ['通知', 'Notice', '通知'],
  'notice.needAckHint': [
    '紧急且需确认的通知会弹出，确认前无法继续操作',
    'An urgent notice that must be confirmed blocks the console until it is',
    '緊急且需確認的通知會彈出，確認前無法繼續操作',
  ],
  'notice.contentHint': [
    '纯文本，保留换行，网页标记会被去除',
    'Plain text with line breaks. HTML is removed',
    '純文字，保留換行，網頁標記會被移除',
  ],
  'notice.publish': ['发布', 'Publish', '發佈'],
  'notice.publishText': [
    '发布“{{name}}”？接收人数：{{n}}。发布后不能修改。',
    'Publish "{{name}}"? Readers: {{n}}. It can\'t be changed afterwards.',
    '發佈「{{name}}」？接收人數：{{n}}。發佈後不能修改。',
  ],
  'notice.published': ['已发布', 'Published', '已發佈'],
  'notice.schedule': ['定时发布', 'Schedule', '定時發佈'],
  'notice.scheduleText': [
    '“{{name}}”将在所选时间自动发布。接收人数：{{n}}。发布前可取消定时，取消后可修改。',
    '"{{name}}" is published by itself at the time you choose. Readers: {{n}}. Until then you can cancel the schedule, and edit it again.',
    '「{{name}}」將在所選時間自動發佈。接收人數：{{n}}。發佈前可取消定時，取消後可修改。',
  ],
  'notice.scheduled': ['已定时', 'Scheduled', '已定時'],
  'notice.unschedule': ['取消定时', 'Cancel schedule', '取消定時'],
  'notice.unscheduleText': [
    '取消“{{name}}”的定时发布？它将变回草稿，不再于 {{time}} 发布。',
    'Cancel the schedule of "{{name}}"? It becomes a draft again and isn\'t published at {{time}}.',
    '取消「{{name}}」的定時發佈？它將變回草稿，不再於 {{time}} 發佈。',
  ],
  'notice.unscheduled': ['已取消定时', 'Schedule cancelled', '已取消定時'],
  'notice.close': ['关闭', 'Close', '關閉'],
  'notice.closeText': [
    '关闭“{{name}}”？接收人将不再看到它。',
    'Close "{{name}}"? Its readers no longer see it.',
    '關閉「{{name}}」？接收人將不再看到它。',
  ],
  'notice.closed': ['已关闭', 'Closed', '已關閉'],
  'notice.readers': ['阅读情况', 'Readers', '閱讀情況'],
  'notice.readersOf': ['阅读情况 · {{title}}', 'Readers · {{title}}', '閱讀情況 · {{title}}'],
  'notice.counted': [
    '接收 {{audience}} 人，已读 {{read}} 人，已确认 {{ack}} 人',
    'For: {{audience}}. Read: {{read}}. Confirmed: {{ack}}.',
    '接收 {{audience}} 人，已讀 {{read}} 人，已確認 {{ack}} 人',
  ],
  'notice.reader': ['操作人', 'Operator', '操作人'],
  'notice.dept': ['部门', 'Department', '部門'],
  'notice.readAt': ['阅读时间', 'Read', '閱讀時間'],
  'notice.ackAt': ['确认时间', 'Confirmed', '確認時間'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
