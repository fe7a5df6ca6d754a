import type { Words } from '@/i18n/keys';

/** Messages of the reminders' line, and of what the bell says about them. */
export const words = {
  'reminder.several': ['待审核：{{kinds}}', 'To approve: {{kinds}}', '待審核：{{kinds}}'],
  'reminder.and': ['、', ', ', '、'],
  'reminder.short.recharge': ['充值', 'recharges', '充值'],
  'reminder.short.withdraw': ['提现', 'withdrawals', '提現'],
  'reminder.short.auth': ['实名认证', 'authentications', '實名認證'],
  'reminder.closeAll': ['全部关闭', 'Close all', '全部關閉'],
  'reminder.snoozed': [
    '提醒已暂停至 {{time}}（UTC+8）',
    'Reminders are snoozed until {{time}} (UTC+8)',
    '提醒已暫停至 {{time}}（UTC+8）',
  ],
  'reminder.resume': ['恢复提醒', 'End snooze', '恢復提醒'],
  'reminder.seenOnly': [
    '另有 {{count}} 项仅可查看',
    'View only: {{count}} more',
    '另有 {{count}} 項僅可檢視',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    reminders: typeof words;
  }
}
