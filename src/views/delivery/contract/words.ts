import type { Words } from '@/i18n/keys';

export const words = {
  'deliveryContract.code': ['合约编码', 'Code', '合約編碼'],
  'deliveryContract.contractName': ['合约名称', 'Name', '合約名稱'],
  'deliveryContract.symbol': ['标的', 'Underlying', '標的'],
  'deliveryContract.settleCoin': ['结算币种', 'Settlement coin', '結算幣種'],
  'deliveryContract.priceSource': ['价格来源', 'Price source', '價格來源'],
  'deliveryContract.minStake': ['最小金额', 'Min. stake', '最小金額'],
  'deliveryContract.maxStake': ['最大金额', 'Max. stake', '最大金額'],
  'deliveryContract.maxOpenPerMember': [
    '单人未结订单上限',
    'Max. open orders per member',
    '單人未結訂單上限',
  ],
  'deliveryContract.dailyPerMember': ['单人日限额', 'Daily limit per member', '單人日限額'],
  'deliveryContract.maxExposure': ['单边敞口上限', 'Exposure cap per side', '單邊曝險上限'],
  'deliveryContract.exposureUp': ['看涨敞口', 'Up exposure', '看漲曝險'],
  'deliveryContract.exposureDown': ['看跌敞口', 'Down exposure', '看跌曝險'],
  'deliveryContract.tradingHours': ['交易时段', 'Trading hours', '交易時段'],
  'deliveryContract.tieRule': ['平局规则', 'Tie rule', '平局規則'],
  'deliveryContract.cycleCount': ['周期数', 'Cycles', '週期數'],
  'deliveryContract.todayCount': ['今日结算单数', 'Orders settled today', '今日結算單數'],
  'deliveryContract.todayStake': ['今日结算金额', 'Settled stakes today', '今日結算金額'],
  'deliveryContract.todayFee': ['今日手续费', 'Fees today', '今日手續費'],
  'deliveryContract.todayPayout': ['今日派付', 'Paid out today', '今日派付'],
  'deliveryContract.todayNet': ['今日平台净收入', 'Platform net today', '今日平台淨收入'],
  'deliveryContract.about': ['合约', 'Contract', '合約'],
  'deliveryContract.always': ['全天交易', 'Always open', '全天交易'],
  'deliveryContract.day': ['星期', 'Day', '星期'],
  'deliveryContract.from': ['开始', 'From', '開始'],
  'deliveryContract.to': ['结束', 'To', '結束'],
  'deliveryContract.addHours': ['添加时段', 'Add hours', '新增時段'],
  'deliveryContract.hoursHint': [
    '平台时间（UTC+8），结束可填 24:00；不填为全天交易',
    'Platform time (UTC+8). 24:00 ends a day. Leave empty to trade around the clock.',
    '平台時間（UTC+8），結束可填 24:00；不填為全天交易',
  ],
  'deliveryContract.zeroIsAny': ['0 表示不限', '0 means no limit', '0 表示不限'],
  'deliveryContract.exposureHint': [
    '单边全部获胜时的派付总额；达到后不再接受该方向的新订单',
    'What one side would be paid if every order won. Further orders on that side are refused.',
    '單邊全部獲勝時的派付總額；達到後不再接受該方向的新訂單',
  ],
  'deliveryContract.codeHint': [
    '大写字母开头，可含数字和连字符，创建后不可修改',
    'Starts with a capital letter. Digits and hyphens are allowed. Cannot be changed later.',
    '大寫字母開頭，可含數字和連字號，建立後不可修改',
  ],
  'deliveryContract.symbolHint': [
    '按指数价开单和结算（至少三个来源的中位数），不能人工定价',
    'Orders open and settle at the index, the median of at least three sources. No price can be entered.',
    '按指數價開單和結算（至少三個來源的中位數），不能人工定價',
  ],
  'deliveryContract.offWarning': [
    '停用后不再接受新订单，进行中的订单照常结算',
    'No new orders will be accepted. Running orders settle as usual.',
    '停用後不再接受新訂單，進行中的訂單照常結算',
  ],
  'deliveryContract.removeAsk': [
    '确定删除合约 {{code}} 及其全部周期吗？',
    'Delete contract {{code}} and all its cycles?',
    '確定刪除合約 {{code}} 及其全部週期嗎？',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
