import type { Words } from '@/i18n/keys';

/** Words of the home page. */
export const words = {
  'home.roles': ['角色', 'Roles', '角色'],
  'home.signedIn': ['本次登录 {{time}}', 'Signed in {{time}}', '本次登入 {{time}}'],
  'home.now': ['平台时间 {{time}}（UTC+8）', 'Platform time {{time}} (UTC+8)', '平台時間 {{time}}（UTC+8）'],
  'home.failed': ['{{title}}加载失败', "Couldn't load {{title}}", '{{title}}載入失敗'],
  'home.pending': ['待办审批', 'Pending approvals', '待辦審批'],
  'home.pendingTotal': [
    '待办审批，共 {{count}} 项',
    'Pending approvals: {{count}}',
    '待辦審批，共 {{count}} 項',
  ],
  'home.pendingMine': [
    '待办审批，共 {{count}} 项，我可处理 {{mine}} 项',
    'Pending approvals: {{count}}, for me: {{mine}}',
    '待辦審批，共 {{count}} 項，我可處理 {{mine}} 項',
  ],
  'home.mine': ['我可处理 {{mine}}', 'For me: {{mine}}', '我可處理 {{mine}}'],
  'home.noneMine': ['仅可查看', 'View only', '僅可檢視'],
  'home.oldest': ['最早等待 {{wait}}', 'Oldest: {{wait}}', '最早等待 {{wait}}'],
  'home.late': ['超时 {{count}}', '{{count}} overdue', '逾期 {{count}}'],
  'home.none': ['暂无待办', 'Nothing pending', '目前沒有待辦'],
  'home.wait.minutes': ['{{n}} 分钟', '{{n}} min', '{{n}} 分鐘'],
  'home.wait.hours': ['{{n}} 小时', '{{n}} h', '{{n}} 小時'],
  'home.wait.days': ['{{n}} 天', '{{n}} d', '{{n}} 天'],
  'home.todo.recharge': ['充值审核', 'Recharges', '充值審核'],
  'home.todo.withdraw': ['提现审核', 'Withdrawals', '提現審核'],
  'home.todo.withdrawSecond': ['提现复核', 'Withdrawals, second review', '提現覆核'],
  'home.todo.withdrawUnclear': ['提现待核实', 'Withdrawals to verify', '提現待核實'],
  'home.todo.realName': ['实名认证', 'Authentications', '實名認證'],
  'home.todo.adjust': ['资产调整', 'Balance adjustments', '資產調整'],
  'home.figures': ['今日数据', 'Today', '今日資料'],
  'home.row.member': ['会员', 'Members', '會員'],
  'home.row.money': ['资金', 'Funds', '資金'],
  'home.vsYesterday': ['较昨日同时段', 'vs same time yesterday', '較昨日同時段'],
  'home.figure.newMembers': ['今日新增会员', 'New members today', '今日新增會員'],
  'home.figure.activeMembers': ['24 小时活跃会员', 'Active members (24 h)', '24 小時活躍會員'],
  'home.figure.kycPassed': ['今日实名通过', 'KYC passed today', '今日實名通過'],
  'home.figure.totalMembers': ['会员总数', 'Total members', '會員總數'],
  'home.figure.recharge': ['今日充值 ≈ USDT', 'Recharged today ≈ USDT', '今日充值 ≈ USDT'],
  'home.figure.withdraw': ['今日提现 ≈ USDT', 'Withdrawn today ≈ USDT', '今日提現 ≈ USDT'],
  'home.figure.netFlow': ['今日净流入 ≈ USDT', 'Net flow today ≈ USDT', '今日淨流入 ≈ USDT'],
  'home.figure.fees': ['今日手续费收入 ≈ USDT', 'Fee income today ≈ USDT', '今日手續費收入 ≈ USDT'],
  'home.trend.member': ['会员趋势', 'Members over time', '會員趨勢'],
  'home.trend.money': ['资金趋势 ≈ USDT', 'Funds over time ≈ USDT', '資金趨勢 ≈ USDT'],
  'home.range': ['{{title}}：时间范围', '{{title}}: time range', '{{title}}：時間範圍'],
  'home.range.days': ['近 {{n}} 天', 'Last {{n}} days', '近 {{n}} 天'],
  'home.series.new': ['新增', 'New', '新增'],
  'home.series.active': ['活跃', 'Active', '活躍'],
  'home.series.recharge': ['充值', 'Recharged', '充值'],
  'home.series.withdraw': ['提现', 'Withdrawn', '提現'],
  'home.series.net': ['净流入', 'Net', '淨流入'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
