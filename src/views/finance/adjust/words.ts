import type { Words } from '@/i18n/keys';

export const words = {
  'adjust.adjustNo': ['调整单号', 'Adjustment no.', '調整單號'],
  'adjust.direction': ['方向', 'Direction', '方向'],
  'adjust.category': ['类别', 'Category', '類別'],
  'adjust.reasonHint': [
    '10–500 个字，写明依据',
    '10–500 characters. State the evidence.',
    '10–500 個字，寫明依據',
  ],
  'adjust.refNoHint': [
    '充值、提现等单号，必须存在',
    'Number of an existing recharge, withdrawal or other order',
    '充值、提現等單號，必須存在',
  ],
  'adjust.beforeAvailable': ['调整前可用', 'Available before', '調整前可用'],
  'adjust.afterAvailable': ['调整后可用', 'Available after', '調整後可用'],
  'adjust.available': ['可用', 'Available', '可用'],
  'adjust.batchNo': ['批次号', 'Batch no.', '批次號'],
  'adjust.add': ['新建调整', 'New adjustment', '新增調整'],
  'adjust.addHint': [
    '提交后须由他人复核，通过后才会入账。',
    'The balance changes only after another person approves.',
    '送出後須由他人覆核，通過後才會入帳。',
  ],
  'adjust.preview': ['调整预览', 'Preview', '調整預覽'],
  'adjust.previewWait': [
    '填写会员、账户、币种、方向和数量后显示预览',
    'Select a member, account, coin and direction and enter an amount to see the preview',
    '填寫會員、帳戶、幣種、方向和數量後顯示預覽',
  ],
  'adjust.previewFailed': [
    '暂时无法预览，请稍后重试',
    'Preview unavailable. Try again later.',
    '暫時無法預覽，請稍後再試',
  ],
  'adjust.short': ['可用余额不足', 'Insufficient available balance', '可用餘額不足'],
  'adjust.shortManual': [
    '人工冻结余额仅 {{amount}}，不足以解冻',
    'Only {{amount}} is manually frozen, which is not enough to unfreeze',
    '人工凍結餘額僅 {{amount}}，不足以解凍',
  ],
  'adjust.confirm': [
    '将为会员 {{uid}} 的{{account}}{{dir}} {{amount}} {{coin}}：{{before}} → {{after}}。提交后需他人复核。',
    '{{dir}} {{amount}} {{coin}} · {{account}} account · member {{uid}}: {{before}} → {{after}}. Another person must approve.',
    '將為會員 {{uid}} 的{{account}}{{dir}} {{amount}} {{coin}}：{{before}} → {{after}}。送出後需他人覆核。',
  ],
  'adjust.added': [
    '已提交，等待他人复核',
    'Submitted. Waiting for another person to approve.',
    '已送出，等待他人覆核',
  ],
  'adjust.reviewTitle': ['复核调整 {{no}}', 'Review adjustment {{no}}', '覆核調整 {{no}}'],
  'adjust.approve.1': [
    '通过后将立即为会员 {{uid}} 增加 {{amount}} {{coin}}',
    'Approving immediately credits {{amount}} {{coin}} to member {{uid}}',
    '通過後將立即為會員 {{uid}} 增加 {{amount}} {{coin}}',
  ],
  'adjust.approve.2': [
    '通过后将立即从会员 {{uid}} 扣减 {{amount}} {{coin}}',
    'Approving immediately debits {{amount}} {{coin}} from member {{uid}}',
    '通過後將立即從會員 {{uid}} 扣減 {{amount}} {{coin}}',
  ],
  'adjust.approve.3': [
    '通过后将立即冻结会员 {{uid}} 的 {{amount}} {{coin}}',
    'Approving immediately freezes {{amount}} {{coin}} of member {{uid}}',
    '通過後將立即凍結會員 {{uid}} 的 {{amount}} {{coin}}',
  ],
  'adjust.approve.4': [
    '通过后将立即解冻会员 {{uid}} 的 {{amount}} {{coin}}',
    'Approving immediately unfreezes {{amount}} {{coin}} of member {{uid}}',
    '通過後將立即解凍會員 {{uid}} 的 {{amount}} {{coin}}',
  ],
  'adjust.effect': [
    '可用余额：{{before}} → {{after}} {{coin}}',
    'Available: {{before}} → {{after}} {{coin}}',
    '可用餘額：{{before}} → {{after}} {{coin}}',
  ],
  'adjust.maker': [
    '申请人 {{who}}，单号 {{adjustNo}}',
    'Requested by {{who}}, {{adjustNo}}',
    '申請人 {{who}}，單號 {{adjustNo}}',
  ],
  'adjust.rejectText': [
    '驳回后不可撤销，余额不变。',
    'Rejecting is final. The balance does not change.',
    '駁回後無法復原，餘額不變。',
  ],
  'adjust.bulkText': [
    '将一次处理 {{n}} 笔，结果逐笔记录，不可撤销。',
    'Decides {{n}} together. Each has its own result, and none can be undone.',
    '將一次處理 {{n}} 筆，結果逐筆記錄，無法復原。',
  ],
  'adjust.files': ['附件 {{n}} 个', 'Files: {{n}}', '附件 {{n}} 個'],
  'adjust.bulkOwn': [
    '您本人提交的 {{n}} 笔不在其中，须由他人复核。',
    'Your own {{n}} are left out. Another person must review them.',
    '您本人送出的 {{n}} 筆不在其中，須由他人覆核。',
  ],
  'adjust.bulkOwnOnly': [
    '所选均为您本人提交，须由他人复核',
    'You requested all of these. Another person must review them.',
    '所選均為您本人送出，須由他人覆核',
  ],
  'adjust.holdText': [
    '挂起后不再计入待复核，解除后回到待复核。',
    'An adjustment on hold no longer counts as pending. Releasing it returns it to pending.',
    '掛起後不再計入待覆核，解除後回到待覆核。',
  ],
  'adjust.releaseText': [
    '解除挂起后将回到待复核，须重新复核。',
    'Releasing returns it to pending, and it is reviewed from the start.',
    '解除掛起後將回到待覆核，須重新覆核。',
  ],
  'adjust.bulkPendingOnly': [
    '只能批量通过待复核的调整',
    'Only pending adjustments can be approved together',
    '只能批次通過待覆核的調整',
  ],
  'adjust.bulkOpenOnly': [
    '只能批量驳回待复核或挂起的调整',
    'Only adjustments that are pending or on hold can be rejected together',
    '只能批次駁回待覆核或掛起的調整',
  ],
  'adjust.batchTotal': [
    '{{dir}} {{amount}} {{coin}}（{{n}} 笔）',
    '{{dir}} {{amount}} {{coin}} ({{n}})',
    '{{dir}} {{amount}} {{coin}}（{{n}} 筆）',
  ],
  'adjust.byCoin': ['当前筛选合计', 'Totals of the filter', '目前篩選合計'],
  'adjust.cancel': ['撤回', 'Cancel request', '撤回'],
  'adjust.cancelText': [
    '撤回调整 {{adjustNo}}？撤回后不可恢复。',
    'Cancel adjustment {{adjustNo}}? This cannot be undone.',
    '撤回調整 {{adjustNo}}？撤回後無法復原。',
  ],
  'adjust.cancelled': ['已撤回', 'Request cancelled', '已撤回'],
  'adjust.sectionWhat': ['调整内容', 'Adjustment', '調整內容'],
  'adjust.sectionWho': ['申请与复核', 'Request and review', '申請與覆核'],
  'adjust.approved': ['已通过的调整', 'Approved adjustments', '已通過的調整'],
  'adjust.byCategory': ['按类别', 'By category', '依類別'],
  'adjust.byOperator': ['按申请人', 'By requester', '依申請人'],
  'adjust.credit': ['增加', 'Credit', '增加'],
  'adjust.debit': ['扣减', 'Debit', '扣減'],
  'adjust.count': ['笔数', 'Number', '筆數'],
  'adjust.import': ['批量导入', 'Import adjustments', '批次匯入'],
  'adjust.importText': [
    '每行生成一笔待复核的调整，同属一个批次；出错的行不影响其他行。最多 {{n}} 行。',
    "Each line creates one adjustment to review, all in one batch. Lines with errors don't affect the others. Up to {{n}} lines.",
    '每列產生一筆待覆核的調整，同屬一個批次；出錯的列不影響其他列。最多 {{n}} 列。',
  ],
  'adjust.importCounts': [
    '批次 {{batchNo}}：已提交 {{done}} 笔，{{failed}} 行有误',
    'Batch {{batchNo}}: {{done}} submitted, {{failed}} with errors',
    '批次 {{batchNo}}：已送出 {{done}} 筆，{{failed}} 列有誤',
  ],
  'adjust.importNone': [
    '没有提交任何调整，{{failed}} 行有误',
    'Nothing submitted. Lines with errors: {{failed}}',
    '沒有送出任何調整，{{failed}} 列有誤',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
