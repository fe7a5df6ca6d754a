/** Words of the home page. */
const words = {
  'home.roles': '角色',
  'home.signedIn': '本次登录 {{time}}',
  'home.now': '平台时间 {{time}}（UTC+8）',
  'home.failed': '{{title}}加载失败',
  'home.pending': '待办审批',
  'home.pendingTotal': '待办审批，共 {{count}} 项',
  'home.oldest': '最早等待 {{wait}}',
  'home.late': '超时 {{count}}',
  'home.none': '暂无等待',
  'home.wait.minutes': '{{n}} 分钟',
  'home.wait.hours': '{{n}} 小时',
  'home.wait.days': '{{n}} 天',
  'home.todo.recharge': '充值审核',
  'home.todo.withdraw': '提现审核',
  'home.todo.withdrawSecond': '提现复审',
  'home.todo.withdrawUnclear': '提现结果待确认',
  'home.todo.realName': '实名认证',
  'home.todo.adjust': '资产调整',
  'home.figures': '今日数据',
  'home.row.member': '会员',
  'home.row.money': '资金',
  'home.vsYesterday': '较昨日同时段',
  'home.figure.newMembers': '今日新增会员',
  'home.figure.activeMembers': '24 小时活跃会员',
  'home.figure.kycPassed': '今日实名通过',
  'home.figure.totalMembers': '会员总数',
  'home.figure.recharge': '今日充值 ≈ USDT',
  'home.figure.withdraw': '今日提现 ≈ USDT',
  'home.figure.netFlow': '今日净流入 ≈ USDT',
  'home.figure.fees': '今日手续费收入 ≈ USDT',
  'home.trend.member': '会员趋势',
  'home.trend.money': '资金趋势 ≈ USDT',
  'home.range': '{{title}}：时间范围',
  'home.range.days': '近 {{n}} 天',
  'home.series.new': '新增',
  'home.series.active': '活跃',
  'home.series.recharge': '充值',
  'home.series.withdraw': '提现',
  'home.series.net': '净流入',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
