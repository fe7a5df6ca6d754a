import type { Words } from '@/i18n/keys';

/** Words of staff notices as their readers see them, loaded with the first one. */
export const words = {
  'notices.urgent': ['紧急通知', 'Urgent notice', '緊急通知'],
  'notices.more': ['还有 {{n}} 条紧急通知', 'More urgent notices: {{n}}', '還有 {{n}} 則緊急通知'],
  'notices.confirm': ['我已阅读并确认', 'I have read and confirm this', '我已閱讀並確認'],
  'notices.by': ['{{name}} 发布于 {{time}}', '{{name}}, {{time}}', '{{name}} 發佈於 {{time}}'],
  'notices.mine': ['待我阅读的通知', 'Notices for me', '待我閱讀的通知'],
  'notices.toConfirm': ['待确认', 'To confirm', '待確認'],
  'notices.toRead': ['未读', 'Unread', '未讀'],
  'notices.handOver': ['交接', 'Hand-over', '交接'],
  'notices.takeOver': ['接手', 'Take over', '接手'],
  'notices.items': ['移交的记录', 'Records handed over', '移交的記錄'],
  'notices.claimed': ['已领取', 'Claimed', '已領取'],
  'notices.late': ['超时', 'Overdue', '逾時'],
  'notices.noItems': ['没有已领取或超时的记录', 'No record is claimed or overdue', '沒有已領取或逾時的記錄'],
  'notices.moreItems': ['另有 {{n}} 条未列出', 'Not listed: {{n}}', '另有 {{n}} 筆未列出'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    notices: typeof words;
  }
}
