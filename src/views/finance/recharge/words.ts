import type { Words } from '@/i18n/keys';

export const words = {
  'recharge.orderNo': ['充值单号', 'Order no.', '充值單號'],
  'recharge.source': ['充值方式', 'Source', '充值方式'],
  'recharge.channelId': ['充值通道', 'Channel', '充值通道'],
  'recharge.channelName': ['充值通道', 'Channel', '充值通道'],
  'recharge.amount': ['充值数量', 'Amount', '充值數量'],
  'recharge.creditAmount': ['入账数量', 'Credited', '入帳數量'],
  'recharge.creditUsdt': ['入账折合 USDT', 'Credited ≈ USDT', '入帳折合 USDT'],
  'recharge.fiatAmount': ['法币金额', 'Fiat amount', '法幣金額'],
  'recharge.rate': ['汇率', 'Rate', '匯率'],
  'recharge.accountType': ['入账账户', 'Target account', '入帳帳戶'],
  'recharge.fromAddress': ['来源地址', 'From address', '來源地址'],
  'recharge.toAddress': ['收款地址', 'To address', '收款地址'],
  'recharge.voucherImgs': ['凭证', 'Payment proof', '憑證'],
  'recharge.voucher': ['凭证 {{n}}', 'Payment proof {{n}}', '憑證 {{n}}'],
  'recharge.proof': ['凭证比对', 'Proof comparison', '憑證比對'],
  'recharge.paid': ['付款金额', 'Amount paid', '付款金額'],
  'recharge.payerName': ['付款人', 'Payer', '付款人'],
  'recharge.manualReason': ['人工充值原因', 'Manual recharge reason', '人工充值原因'],
  'recharge.creditedAt': ['入账时间', 'Credited at', '入帳時間'],
  'recharge.proposedCredit': ['初审入账数量', 'Amount set by first reviewer', '初審入帳數量'],
  'recharge.todayUsdt': ['今日入账（全部方式）', 'Credited today, all sources', '今日入帳（全部方式）'],
  'recharge.yesterday': ['昨日同期', 'Same time yesterday', '昨日同期'],
  'recharge.averageReviewMinutes': ['平均审核时长', 'Average review time', '平均審核時間'],
  'recharge.byStatus': ['按状态（≈ USDT）', 'By status (≈ USDT)', '依狀態（≈ USDT）'],
  'recharge.byCoin': ['按币种', 'By coin', '依幣種'],
  'recharge.count': ['{{n}} 笔', 'Orders: {{n}}', '{{n}} 筆'],
  'recharge.add': ['人工充值', 'Manual recharge', '人工充值'],
  'recharge.preview': ['提交前检查', 'Before you submit', '送出前檢查'],
  'recharge.addHint': [
    '提交后进入待审核，须由他人审核通过后才会入账。',
    'Submitted for review. Another person must approve before it is credited.',
    '送出後進入待審核，須由他人審核通過後才會入帳。',
  ],
  'recharge.remarkHint': [
    '不少于 5 个字，写明原因和依据',
    'At least 5 characters. State the reason and the evidence.',
    '不少於 5 個字，寫明原因和依據',
  ],
  'recharge.reviewTitle': ['审核充值 {{no}}', 'Review recharge {{no}}', '審核充值 {{no}}'],
  'recharge.approveText': [
    '通过后将立即为会员 {{uid}} 入账 {{amount}} {{coin}}，确定通过？',
    'Approve and immediately credit {{amount}} {{coin}} to member {{uid}}?',
    '通過後將立即為會員 {{uid}} 入帳 {{amount}} {{coin}}，確定通過？',
  ],
  'recharge.rejectText': [
    '驳回后不可撤销，资金不会入账。',
    'Rejecting is final. Nothing is credited.',
    '駁回後無法復原，資金不會入帳。',
  ],
  'recharge.holdText': [
    '挂起后不再计入待审核，解除后回到待审核。',
    'A recharge on hold no longer counts as pending. Releasing it returns it to pending.',
    '掛起後不再計入待審核，解除後回到待審核。',
  ],
  'recharge.releaseText': [
    '解除挂起后将回到待审核。',
    'Releasing returns it to pending.',
    '解除掛起後將回到待審核。',
  ],
  'recharge.creditHint': [
    '凭证充值可按实际到账数量更正，不超过充值数量的 110%',
    'For recharges with payment proof you can enter the amount actually received, up to 110% of the requested amount',
    '憑證充值可依實際到帳數量更正，不超過充值數量的 110%',
  ],
  'recharge.creditReason': [
    '入账数量与充值数量不同，请填写原因',
    'The credited amount differs from the recharge amount. Enter a reason.',
    '入帳數量與充值數量不同，請填寫原因',
  ],
  'recharge.bulkApproveText': [
    '确定通过选中的 {{n}} 笔充值？合计 ≈ {{usdt}} USDT，带风险标记的记录不能批量通过。',
    "Approve the {{n}} selected recharges (≈ {{usdt}} USDT in total)? Flagged recharges can't be approved in bulk.",
    '確定通過選取的 {{n}} 筆充值？合計 ≈ {{usdt}} USDT，帶風險標記的記錄不能批次通過。',
  ],
  'recharge.bulkRejectText': [
    '确定以同一原因驳回选中的 {{n}} 笔充值？驳回后不可撤销，资金不会入账。',
    'Reject the {{n}} selected recharges for the same reason? This is final. Nothing is credited.',
    '確定以同一原因駁回選取的 {{n}} 筆充值？駁回後無法復原，資金不會入帳。',
  ],
  'recharge.openOnly': [
    '只能选择待审核或已挂起的记录',
    'Select pending or on-hold records only',
    '只能選取待審核或已掛起的記錄',
  ],
  'recharge.pendingOnly': ['只能选择待审核的记录', 'Select pending records only', '只能選取待審核的記錄'],
  'recharge.notRemovable': [
    '只能删除已驳回、已失效或本人提交的待审核人工充值',
    'Only rejected, expired, or your own pending manual recharges can be deleted',
    '只能刪除已駁回、已失效或本人送出的待審核人工充值',
  ],
  'recharge.flagged': [
    '带风险标记，须逐笔审核',
    'Flagged. Review it individually.',
    '帶風險標記，須逐筆審核',
  ],
  'recharge.links.address': ['地址', 'Address', '地址'],
  'recharge.links.channel': ['通道', 'Channel', '通道'],
  'recharge.links.ledger': ['资产流水', 'Asset ledger', '資產流水'],
  'recharge.sectionMoney': ['金额', 'Amounts', '金額'],
  'recharge.sectionChain': ['链上与凭证', 'On-chain data and proof', '鏈上與憑證'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
