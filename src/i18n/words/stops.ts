import type { Words } from '@/i18n/keys';

/** Messages about what is still open of a member or an address that is stopped or freed. */
export const words = {
  'stops.title': ['未完结的记录', 'Still open', '未完結的記錄'],
  'stops.none': ['没有未完结的记录', 'Nothing is open', '沒有未完結的記錄'],
  'stops.failed': ['无法读取未完结的记录。', "Couldn't load what is still open.", '無法讀取未完結的記錄。'],
  'stops.what': ['记录', 'Record', '記錄'],
  'stops.count': ['笔数', 'Count', '筆數'],
  'stops.effect': ['提交后', 'Then', '送出後'],
  'stops.of': ['{{kind}} · {{state}}', '{{kind}} · {{state}}', '{{kind}} · {{state}}'],
  'stops.held': ['挂起', 'On hold', '掛起'],
  'stops.stays': ['不变', 'No change', '不變'],
  'stops.others': [
    '另有你无权查看的记录：{{n}}',
    "Others you can't view: {{n}}",
    '另有你無權檢視的記錄：{{n}}',
  ],
  'stops.released': [
    '因冻结、黑名单而挂起、可退回审核的提现：{{n}} 笔，≈ {{usdt}} USDT',
    'Withdrawals on hold for a freeze or the blacklist that can go back to review, ≈ {{usdt}} USDT: {{n}}',
    '因凍結、黑名單而掛起、可退回審核的提現：{{n}} 筆，≈ {{usdt}} USDT',
  ],
  'stops.heldNow': ['已挂起：{{n}}', 'Put on hold: {{n}}', '已掛起：{{n}}'],
  'stops.releasedNow': ['已退回审核：{{n}}', 'Back to review: {{n}}', '已退回審核：{{n}}'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    stops: typeof words;
  }
}
