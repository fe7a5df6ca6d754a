import type { Words } from '@/i18n/keys';

/** Words of the blocks of home that come after the rest. */
export const words = {
  'homeDesk.alerts': ['告警', 'Alerts', '警示'],
  'homeDesk.alertsCount': ['告警，共 {{count}} 项', 'Alerts: {{count}}', '警示，共 {{count}} 項'],
  'homeDesk.noAlerts': ['暂无告警', 'No alerts', '目前沒有警示'],
  'homeDesk.high': ['严重', 'Severe', '嚴重'],
  'homeDesk.medium': ['注意', 'Warning', '注意'],
  'homeDesk.since': ['{{time}} 起', 'since {{time}}', '{{time}} 起'],
  'homeDesk.and': ['、', ', ', '、'],
  'homeDesk.more': ['等 {{count}} 项', '{{count}} in all', '等 {{count}} 項'],
  'homeDesk.alert.hotWallet': [
    '热钱包低于告警线',
    'Hot wallets below their alert threshold',
    '熱錢包低於警示線',
  ],
  'homeDesk.alert.walletStopped': [
    '充值或提现已关闭',
    'Recharges or withdrawals switched off',
    '充值或提現已關閉',
  ],
  'homeDesk.alert.idleAddresses': ['空闲充值地址不足', 'Few idle recharge addresses', '閒置充值地址不足'],
  'homeDesk.alert.channelFull': [
    '充值通道接近日限额',
    'Channels near their daily limit',
    '充值通道接近日限額',
  ],
  'homeDesk.alert.jobFailed': ['定时任务连续失败', 'Jobs failing repeatedly', '排程任務連續失敗'],
  'homeDesk.alert.ledgerDiffers': ['余额与流水不一致', 'Balances differ from the ledger', '餘額與流水不一致'],
  'homeDesk.alert.loginBurst': ['登录失败激增', 'Bursts of failed sign-ins', '登入失敗激增'],
  'homeDesk.alert.lateReviews': ['审核超时', 'Overdue reviews', '審核逾時'],
  'homeDesk.alert.siteClosed': ['已对会员关闭', 'Closed to members', '已對會員關閉'],
  'homeDesk.alert.unexplained': ['对账差异未说明', 'Unexplained differences', '對帳差異未說明'],
  'homeDesk.alert.symbolStopped': ['合约暂停开仓', 'Contracts closed to new positions', '合約暫停開倉'],
  'homeDesk.alert.feedStale': ['行情中断', 'Price feed stopped', '行情中斷'],
  'homeDesk.myDay': ['我的今日', 'My day', '我的今日'],
  'homeDesk.day.reviews': ['今日审核', 'Reviewed today', '今日審核'],
  'homeDesk.day.medianMinutes': ['处理时长中位数', 'Median wait', '處理時長中位數'],
  'homeDesk.day.reversals': ['被改判', 'Reversed by others', '被改判'],
  'homeDesk.day.mine': ['待我处理', 'Waiting for me', '待我處理'],
  'homeDesk.day.asked': ['我的待确认变更', 'My changes to be confirmed', '我的待確認變更'],
  'homeDesk.day.notices': ['待阅通知', 'Notices to read', '待閱通知'],
  'homeDesk.topCoins': ['币种负债与覆盖', 'Liabilities and coverage by coin', '幣種負債與覆蓋'],
  'homeDesk.coin.coin': ['币种', 'Coin', '幣種'],
  'homeDesk.coin.members': ['持有会员', 'Members', '持有會員'],
  'homeDesk.coin.available': ['可用', 'Available', '可用'],
  'homeDesk.coin.frozen': ['冻结', 'Frozen', '凍結'],
  'homeDesk.coin.usdtValue': ['≈ USDT', '≈ USDT', '≈ USDT'],
  'homeDesk.coin.hot': ['热钱包', 'Hot', '熱錢包'],
  'homeDesk.coin.cold': ['冷钱包', 'Cold', '冷錢包'],
  'homeDesk.coin.coverage': ['覆盖率', 'Coverage', '覆蓋率'],
  'homeDesk.coverHint': [
    '热钱包与冷钱包合计 ÷ 会员负债；低于 {{alert}}% 标红',
    'Hot and cold wallets ÷ liabilities; red below {{alert}}%',
    '熱錢包與冷錢包合計 ÷ 會員負債；低於 {{alert}}% 標紅',
  ],
  'homeDesk.feeds': ['行情来源', 'Price feeds', '行情來源'],
  'homeDesk.feed.symbol': ['合约', 'Contract', '合約'],
  'homeDesk.feed.age': ['距上次报价', 'Last heard', '距上次報價'],
  'homeDesk.feed.sources': ['各来源', 'Sources', '各來源'],
  'homeDesk.feed.positions': ['未平仓位', 'Open positions', '未平倉位'],
  'homeDesk.feed.expiring': ['10 分钟内到期订单', 'Orders expiring in 10 min', '10 分鐘內到期訂單'],
  'homeDesk.seconds': ['{{n}} 秒', '{{n}} s', '{{n}} 秒'],
  'homeDesk.silent': ['无报价', 'silent', '無報價'],
  'homeDesk.left': ['未采用', 'left out', '未採用'],
  'homeDesk.unit': ['金额或笔数', 'Amount or number', '金額或筆數'],
  'homeDesk.unit.usdt': ['金额', 'Amount', '金額'],
  'homeDesk.unit.count': ['笔数', 'Number', '筆數'],
  'homeDesk.byCoin': ['按币种', 'By coin', '依幣種'],
  'homeDesk.allCoins': ['全部币种', 'All coins', '全部幣種'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'home/desk': typeof words;
  }
}
