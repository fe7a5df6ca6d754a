import type { Words } from '@/i18n/keys';

export const words = {
  'award.awardNo': ['奖励单号', 'Award no.', '獎勵單號'],
  'award.awardType': ['奖励类型', 'Type', '獎勵類型'],
  'award.sourceUid': ['来源会员', 'From member', '來源會員'],
  'award.rateInfo': ['计算依据', 'Basis', '計算依據'],
  'award.doublesCount': ['疑似重复', 'Possible repetitions', '疑似重複'],
  'award.secondFrom': ['须两人审核（达到）', 'Two reviewers from', '須兩人審核（達到）'],
  'award.paidAt': ['发放时间', 'Paid at', '發放時間'],
  'award.clawbackBy': ['追回申请人', 'Clawback requested by', '追回申請人'],
  'award.clawbackAt': ['追回申请时间', 'Clawback requested at', '追回申請時間'],
  'award.clawbackReason': ['追回原因', 'Clawback reason', '追回原因'],
  'award.clawbackReviewer': ['追回复核人', 'Clawback approved by', '追回覆核人'],
  'award.clawbackWaits': ['待复核追回', 'Clawback to review', '待覆核追回'],
  'award.about': ['奖励', 'Award', '獎勵'],
  'award.people': ['审核与追回', 'Review and clawback', '審核與追回'],
  'award.doublesTitle': ['疑似重复', 'Possible repetition', '疑似重複'],
  'award.doubles': [
    '另有 {{n}} 笔奖励的会员、类型和关联单号相同',
    'Awards of the same member, type and reference: {{n}}',
    '另有 {{n}} 筆獎勵的會員、類型和關聯單號相同',
  ],
  'award.doubleLine': [
    '注意：{{list}} 的会员、类型和关联单号相同，通过即重复发放',
    'Caution: {{list}} has the same member, type and reference. Approving pays this one as well.',
    '注意：{{list}} 的會員、類型和關聯單號相同，通過即重複發放',
  ],
  'award.reviewTitle': ['审核奖励 {{no}}', 'Review award {{no}}', '審核獎勵 {{no}}'],
  'award.approveText': [
    '通过后将立即为会员 {{uid}} 发放 {{amount}} {{coin}}（≈ {{usdt}} USDT）',
    'Approving immediately credits {{amount}} {{coin}} (≈ {{usdt}} USDT) to member {{uid}}',
    '通過後將立即為會員 {{uid}} 發放 {{amount}} {{coin}}（≈ {{usdt}} USDT）',
  ],
  'award.approveFirst': [
    '会员 {{uid}}，{{amount}} {{coin}}（≈ {{usdt}} USDT）。您通过后还须另一位审核人通过才会发放',
    'Member {{uid}}, {{amount}} {{coin}} (≈ {{usdt}} USDT). It is paid once another reviewer approves too.',
    '會員 {{uid}}，{{amount}} {{coin}}（≈ {{usdt}} USDT）。您通過後還須另一位審核人通過才會發放',
  ],
  'award.rejectText': [
    '驳回后不可撤销，会员不会收到该奖励。',
    'Rejecting is final. The member does not get the award.',
    '駁回後無法復原，會員不會收到此獎勵。',
  ],
  'award.bulkSum': [
    '合计 ≈ {{usdt}} USDT，其中 {{coins}}',
    'Total ≈ {{usdt}} USDT, of these {{coins}}',
    '合計 ≈ {{usdt}} USDT，其中 {{coins}}',
  ],
  'award.bulkApproveText': [
    '将通过 {{n}} 笔奖励并立即发放，须两人审核的会等待另一位审核人。结果逐笔记录，不可撤销。',
    'Approves awards: {{n}}. They are paid right away, but for those that take a second reviewer. Each has its own result, and none can be undone.',
    '將通過 {{n}} 筆獎勵並立即發放，須兩人審核的會等待另一位審核人。結果逐筆記錄，無法復原。',
  ],
  'award.bulkRejectText': [
    '将驳回 {{n}} 笔奖励，不可撤销。',
    'Rejects awards: {{n}}. This is final.',
    '將駁回 {{n}} 筆獎勵，無法復原。',
  ],
  'award.bulkPendingOnly': [
    '只能批量审核待审核的奖励',
    'Only pending awards can be reviewed together',
    '只能批次審核待審核的獎勵',
  ],
  'award.bulkNoDoubles': [
    '所选含疑似重复的奖励，须逐笔审核',
    'Some of these look like another award and have to be reviewed one by one',
    '所選含疑似重複的獎勵，須逐筆審核',
  ],
  'award.clawback': ['申请追回', 'Claw back', '申請追回'],
  'award.clawbackText': [
    '将从会员 {{uid}} 的资金账户追回 {{amount}} {{coin}}，须由他人复核。余额不足时不能追回，也不会只追回一部分。',
    'Takes {{amount}} {{coin}} from the funding account of member {{uid}} once another operator approves. Without the full balance nothing is taken.',
    '將從會員 {{uid}} 的資金帳戶追回 {{amount}} {{coin}}，須由他人覆核。餘額不足時不能追回，也不會只追回一部分。',
  ],
  'award.clawbackAsked': [
    '已申请追回，等待他人复核',
    'Clawback requested. Another operator has to approve it.',
    '已申請追回，等待他人覆核',
  ],
  'award.clawbackRequested': [
    '{{who}} 于 {{at}} 申请追回',
    'Clawback requested by {{who}} at {{at}}',
    '{{who}} 於 {{at}} 申請追回',
  ],
  'award.takeBack': ['通过追回', 'Approve clawback', '通過追回'],
  'award.takeBackText': [
    '通过后将立即从会员 {{uid}} 扣减 {{amount}} {{coin}}，不可撤销。',
    'Approving immediately debits {{amount}} {{coin}} from member {{uid}}. This is final.',
    '通過後將立即從會員 {{uid}} 扣減 {{amount}} {{coin}}，無法復原。',
  ],
  'award.tookBack': ['已追回', 'Clawed back', '已追回'],
  'award.keepPaid': ['驳回追回', 'Reject clawback', '駁回追回'],
  'award.keepPaidText': [
    '驳回后该奖励保持已发放，之后可再次申请追回。',
    'The award stays paid. A clawback can be requested again.',
    '駁回後此獎勵保持已發放，之後可再次申請追回。',
  ],
  'award.keptPaid': ['追回申请已驳回', 'Clawback rejected', '追回申請已駁回'],
  'award.balance': ['可用余额', 'Available balance', '可用餘額'],
  'award.missing': [
    '可用余额 {{available}} {{coin}}，还差 {{missing}} {{coin}}，不能追回',
    '{{missing}} {{coin}} are missing: the available balance is {{available}} {{coin}}',
    '可用餘額 {{available}} {{coin}}，還差 {{missing}} {{coin}}，不能追回',
  ],
  'award.withdrawn': [
    '发放后已提现 {{amount}} {{coin}}，最近一笔',
    'Withdrawn since it was paid: {{amount}} {{coin}}, most recently',
    '發放後已提現 {{amount}} {{coin}}，最近一筆',
  ],
  'award.moved': [
    '发放后已划转至其他账户 {{amount}} {{coin}}',
    "Moved to the member's other accounts since it was paid: {{amount}} {{coin}}",
    '發放後已劃轉至其他帳戶 {{amount}} {{coin}}',
  ],
  'award.forecastFailed': ['暂时无法读取余额', "Couldn't read the balance", '暫時無法讀取餘額'],
  'award.paidUsdt': ['已发放', 'Paid', '已發放'],
  'award.paidHint': [
    '已发放且未追回，按生成时价格折合；不含模拟与做市账户',
    'Paid and not clawed back, at the price of their creation; without demo and market-maker accounts',
    '已發放且未追回，按產生時價格折合；不含模擬與做市帳戶',
  ],
  'award.pendingUsdt': ['待审核', 'Pending', '待審核'],
  'award.clawedBackUsdt': ['已追回', 'Clawed back', '已追回'],
  'award.clawbacksWait': [
    '{{n}} 笔追回等待他人复核',
    'Clawbacks waiting for another operator: {{n}}',
    '{{n}} 筆追回等待他人覆核',
  ],
  'award.byDay': [
    '近 30 天每日发放（≈ USDT，按类型，不含已追回）',
    'Paid a day by type, last 30 days (≈ USDT, without what was clawed back)',
    '近 30 天每日發放（≈ USDT，依類型，不含已追回）',
  ],
  'award.inviters': [
    '邀请与返佣最多的会员（当前筛选）',
    'Top inviters (this filter)',
    '邀請與返佣最多的會員（目前篩選）',
  ],
  'award.invited': ['来源会员', 'From members', '來源會員'],
  'award.count': ['笔数', 'Awards', '筆數'],
  'award.worth': ['折合 USDT', 'Worth in USDT', '折合 USDT'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
