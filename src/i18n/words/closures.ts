import type { Words } from '@/i18n/keys';

/** What of the site can be closed to members, and the line that says so; loaded with the first of it. */
export const words = {
  'closures.title': ['已对会员关闭', 'Closed to members', '已對會員關閉'],
  'closures.register': ['注册', 'Registration', '註冊'],
  'closures.login': ['会员登录', 'Member sign-in', '會員登入'],
  'closures.recharge': ['充值', 'Recharges', '充值'],
  'closures.withdraw': ['提现', 'Withdrawals', '提現'],
  'closures.trade': ['合约交易', 'Contract trading', '合約交易'],
  'closures.delivery': ['交割下单', 'Delivery orders', '交割下單'],
  'closures.staking': ['质押申购', 'Staking', '質押申購'],
  'closures.maintenance': ['网站维护', 'Site maintenance', '網站維護'],
  'closures.closed': [
    '{{name}}已关闭，自 {{since}}',
    '{{name}}: closed since {{since}}',
    '{{name}}已關閉，自 {{since}}',
  ],
  'closures.until': ['至 {{until}}', 'until {{until}}', '至 {{until}}'],
  'closures.by': ['操作人 {{by}}', 'by {{by}}', '操作人 {{by}}'],
  'closures.several': ['已对会员关闭：{{list}}', 'Closed to members: {{list}}', '已對會員關閉：{{list}}'],
  'closures.and': ['、', ', ', '、'],
  'closures.count': ['已关闭 {{n}} 项', 'Closed: {{n}}', '已關閉 {{n}} 項'],
  'closures.more': ['详情', 'Details', '詳情'],
  'closures.less': ['收起详情', 'Fewer details', '收合詳情'],
  'closures.open': ['查看开关', 'See switches', '檢視開關'],
  'closures.fold': ['收起', 'Fold', '收合'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    closures: typeof words;
  }
}
