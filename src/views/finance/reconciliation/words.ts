import type { Words } from '@/i18n/keys';

export const words = {
  'reconciliation.reconNo': ['对账编号', 'No.', '對帳編號'],
  'reconciliation.day': ['日期', 'Day', '日期'],
  'reconciliation.opening': ['期初', 'Opening', '期初'],
  'reconciliation.collected': ['归集转入', 'Collected', '歸集轉入'],
  'reconciliation.payouts': ['打款（含手续费）', 'Payouts (with fees)', '撥款（含手續費）'],
  'reconciliation.payoutCount': ['打款笔数', 'Payouts (count)', '撥款筆數'],
  'reconciliation.fees': ['留存手续费', 'Fees kept', '留存手續費'],
  'reconciliation.expected': ['账面期末', 'Closing by the books', '帳面期末'],
  'reconciliation.chainClosing': ['链上期末', 'Closing on chain', '鏈上期末'],
  'reconciliation.difference': ['差异', 'Difference', '差異'],
  'reconciliation.usdtValue': ['差异（折合 USDT）', 'Difference (in USDT)', '差異（折合 USDT）'],
  'reconciliation.recharged': ['当日充值入账', 'Recharged that day', '當日充值入帳'],
  'reconciliation.platformPayouts': [
    '其中模拟及做市账户打款',
    'Of payouts: demo accounts and market makers',
    '其中模擬及做市帳戶撥款',
  ],
  'reconciliation.platformRecharged': [
    '其中模拟及做市账户充值',
    'Of recharges: demo accounts and market makers',
    '其中模擬及做市帳戶充值',
  ],
  'reconciliation.cause': ['差异原因', 'Cause', '差異原因'],
  'reconciliation.explanation': ['差异说明', 'Explanation', '差異說明'],
  'reconciliation.explainedBy': ['说明人', 'Explained by', '說明人'],
  'reconciliation.explainedAt': ['说明时间', 'Explained at', '說明時間'],
  'reconciliation.reviewerName': ['复核人', 'Confirmed by', '覆核人'],
  'reconciliation.reviewedAt': ['复核时间', 'Confirmed at', '覆核時間'],
  'reconciliation.reviewRemark': ['复核意见', 'Review note', '覆核意見'],
  'reconciliation.closedAt': ['日终时间', 'End of day', '日終時間'],
  'reconciliation.checkedAt': ['最近核对', 'Last checked', '最近核對'],
  'reconciliation.books': ['账面与链上', 'Books and chain', '帳面與鏈上'],
  'reconciliation.apart': [
    '模拟账户和做市账户（已计入）',
    'Demo accounts and market makers (included)',
    '模擬帳戶和做市帳戶（已計入）',
  ],
  'reconciliation.settled': ['差异处理', 'Explanation of the difference', '差異處理'],
  'reconciliation.open': ['未说明差异', 'Not explained', '未說明差異'],
  'reconciliation.waiting': ['待复核', 'To confirm', '待覆核'],
  'reconciliation.payoutTotal': ['打款合计', 'Payouts', '撥款合計'],
  'reconciliation.payoutHint': [
    '含模拟账户和做市账户，按当前价格折合',
    'With demo accounts and market makers, at current prices',
    '含模擬帳戶和做市帳戶，按目前價格折合',
  ],
  'reconciliation.platform': [
    '其中模拟及做市账户',
    'Of which demo accounts and market makers',
    '其中模擬及做市帳戶',
  ],
  'reconciliation.n': ['{{n}} 条', 'Days: {{n}}', '{{n}} 筆'],
  'reconciliation.explain': ['说明差异', 'Explain', '說明差異'],
  'reconciliation.explainText': [
    '{{day}} {{wallet}}：链上比账面 {{difference}} {{coin}}（≈ {{usdt}} USDT）。达到复核门槛时，须由他人复核后才算说明。',
    '{{day}}, {{wallet}}: the chain is {{difference}} {{coin}} (≈ {{usdt}} USDT) off the books. From the threshold on, another operator has to confirm the explanation.',
    '{{day}} {{wallet}}：鏈上比帳面 {{difference}} {{coin}}（≈ {{usdt}} USDT）。達到覆核門檻時，須由他人覆核後才算說明。',
  ],
  'reconciliation.explained': ['差异已说明', 'Difference explained', '差異已說明'],
  'reconciliation.asked': [
    '已提交，等待另一人复核',
    'Submitted. Another operator has to confirm it.',
    '已送出，等待另一人覆核',
  ],
  'reconciliation.approve': ['复核通过', 'Confirm', '覆核通過'],
  'reconciliation.approveText': [
    '{{who}} 对 {{day}} {{wallet}} 差异 {{difference}} {{coin}} 的说明：{{why}}。通过后不可撤销。',
    "{{who}}'s explanation of the difference of {{difference}} {{coin}} ({{day}}, {{wallet}}): {{why}}. This is final.",
    '{{who}} 對 {{day}} {{wallet}} 差異 {{difference}} {{coin}} 的說明：{{why}}。通過後不可撤銷。',
  ],
  'reconciliation.approved': ['已复核', 'Confirmed', '已覆核'],
  'reconciliation.reject': ['驳回', 'Reject', '駁回'],
  'reconciliation.rejectText': [
    '驳回 {{who}} 对 {{day}} {{wallet}} 差异的说明，差异重新待说明。',
    "Reject {{who}}'s explanation ({{day}}, {{wallet}}). The difference is open again.",
    '駁回 {{who}} 對 {{day}} {{wallet}} 差異的說明，差異重新待說明。',
  ],
  'reconciliation.rejected': [
    '已驳回，差异待说明',
    'Rejected. The difference is open again.',
    '已駁回，差異待說明',
  ],
  'reconciliation.toPayouts': ['当日打款', 'Payouts of the day', '當日撥款'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
