import type { Words } from '@/i18n/keys';

/** Messages of the reminders' line, of their settings, and of what the bell says about them. */
export const words = {
  'reminder.several': ['待审核：{{kinds}}', 'To approve: {{kinds}}', '待審核：{{kinds}}'],
  'reminder.and': ['、', ', ', '、'],
  'reminder.short.recharge': ['充值', 'recharges', '充值'],
  'reminder.short.withdraw': ['提现', 'withdrawals', '提現'],
  'reminder.short.auth': ['实名认证', 'authentications', '實名認證'],
  'reminder.closeAll': ['全部关闭', 'Close all', '全部關閉'],
  'reminder.settings': ['提醒设置', 'Reminder settings', '提醒設定'],
  'reminder.sound': ['提示音', 'Sound', '提示音'],
  'reminder.soundless': ['提示音（平台已关闭）', 'Sound (off for everybody)', '提示音（平台已關閉）'],
  'reminder.volume': ['音量', 'Volume', '音量'],
  'reminder.pause': ['关闭后不再提醒', 'Quiet after closing', '關閉後不再提醒'],
  'reminder.pauseNone': ['不间隔', 'No pause', '不間隔'],
  'reminder.snooze': ['暂停提醒', 'Snooze', '暫停提醒'],
  'reminder.snoozeOff': ['不暂停', 'Off', '不暫停'],
  'reminder.quietFrom': ['免打扰开始（UTC+8）', 'Quiet from (UTC+8)', '勿擾開始（UTC+8）'],
  'reminder.quietTo': ['免打扰结束（UTC+8）', 'Quiet until (UTC+8)', '勿擾結束（UTC+8）'],
  'reminder.minutes': ['{{count}} 分钟', '{{count}} min', '{{count}} 分鐘'],
  'reminder.until': ['至 {{time}}', 'Until {{time}}', '至 {{time}}'],
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
