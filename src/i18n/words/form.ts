import type { Words } from '@/i18n/keys';

/** Messages of every form about drafts and lost answers; they are loaded with its code. */
export const words = {
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
