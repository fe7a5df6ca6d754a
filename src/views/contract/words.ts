import type { Words } from '@/i18n/keys';

/** Messages that several screens of contracts share; `field.*` are labels of their fields. */
export const words = {
  'contract.dryRun': ['预演', 'Dry run', '預演'],
  'contract.positions': ['仓位', 'Positions', '倉位'],
  'contract.members': ['会员', 'Members', '會員'],
  'contract.notional': ['名义价值', 'Notional', '名目價值'],
  'contract.pnl': ['会员盈亏（USDT）', "Members' PnL (USDT)", '會員盈虧（USDT）'],
  'contract.fees': ['手续费', 'Fees', '手續費'],
  'contract.released': ['释放保证金', 'Margin released', '釋放保證金'],
  'contract.shortfall': ['平台承担', 'Borne by the platform', '平台承擔'],
  'contract.refused': [
    '其中 {{n}} 个仓位会被拒绝，原因见列表',
    'Positions that would be refused: {{n}}. The list says why.',
    '其中 {{n}} 個倉位會被拒絕，原因見清單',
  ],
  'contract.largest': [
    '只列出最大的 {{n}} 个仓位',
    'Only the largest positions are listed ({{n}})',
    '僅列出最大的 {{n}} 個倉位',
  ],
  'contract.atExecution': [
    '成交价为执行瞬间的标记价格，任何人都不能指定价格；以上按当前标记价格计算，每 5 秒更新。',
    'The price is the mark price of the moment of execution; nobody can choose it. The figures above follow the present mark every 5 s.',
    '成交價為執行瞬間的標記價格，任何人都不能指定價格；以上按目前標記價格計算，每 5 秒更新。',
  ],
  'contract.chooseSymbol': [
    '选择合约后显示预演',
    'Choose a symbol to see what it would do',
    '選擇合約後顯示預演',
  ],
  'contract.markStale': [
    '行情已中断：标记价格 {{price}} 停在 {{at}}',
    'The feed has stopped: mark price {{price}} is of {{at}}',
    '行情已中斷：標記價格 {{price}} 停在 {{at}}',
  ],
  'contract.closeSymbol': ['按品种全部平仓', 'Close whole symbol', '按品種全部平倉'],
  'contract.askClose': ['提交申请', 'Request', '提交申請'],
  'contract.closeAsked': [
    '申请已提交，须由另一位操作员确认后执行',
    'Requested. Another operator has to confirm it.',
    '申請已提交，須由另一位操作員確認後執行',
  ],
  'contract.waits': [
    '{{symbol}} 全部平仓待确认：{{who}} 于 {{at}} 提交（{{why}}）',
    'Closing all positions of {{symbol}} waits for another operator: {{who}}, {{at}} ({{why}})',
    '{{symbol}} 全部平倉待確認：{{who}} 於 {{at}} 提交（{{why}}）',
  ],
  'contract.approveClose': ['确认平仓', 'Confirm and close', '確認平倉'],
  'contract.rejectClose': ['驳回', 'Reject', '駁回'],
  'contract.withdrawClose': ['撤回申请', 'Withdraw request', '撤回申請'],
  'contract.closed': [
    '已按标记价格平仓 {{n}} 个仓位',
    'Positions closed at the mark price: {{n}}',
    '已按標記價格平倉 {{n}} 個倉位',
  ],
  'contract.closeRejected': ['已驳回，仓位不变', 'Rejected; positions are unchanged', '已駁回，倉位不變'],
  'contract.closeWithdrawn': ['申请已撤回', 'Request withdrawn', '申請已撤回'],
  'contract.forceReason': ['强平原因', 'Reason code', '強平原因'],
  'contract.reasonHint': [
    '会写入操作日志，并告知会员',
    'Goes into the operation log and to the members',
    '會寫入操作日誌，並告知會員',
  ],
  'contract.qty': ['平仓数量', 'Size closed', '平倉數量'],
  'contract.stale': ['中断', 'stopped', '中斷'],
  'contract.daysHours': ['{{d}} 天 {{h}} 小时', '{{d}} d {{h}} h', '{{d}} 天 {{h}} 小時'],
  'contract.atMarket': ['市价', 'Market', '市價'],
  'field.symbol': ['合约', 'Symbol', '合約'],
  'field.base': ['标的', 'Base', '標的'],
  'field.marginCoin': ['保证金币', 'Margin coin', '保證金幣'],
  'field.side': ['方向', 'Side', '方向'],
  'field.action': ['操作', 'Action', '操作'],
  'field.leverage': ['杠杆', 'Leverage', '槓桿'],
  'field.marginMode': ['保证金模式', 'Margin mode', '保證金模式'],
  'field.margin': ['占用保证金', 'Margin', '佔用保證金'],
  'field.price': ['价格', 'Price', '價格'],
  'field.qty': ['数量', 'Quantity', '數量'],
  'field.value': ['成交额', 'Value', '成交額'],
  'field.realizedPnl': ['已实现盈亏', 'Realised PnL', '已實現盈虧'],
  'field.orderNo': ['订单号', 'Order no.', '訂單號'],
  'field.entrustNo': ['委托单号', 'Entrust no.', '委託單號'],
  'field.dealNo': ['成交号', 'Deal no.', '成交號'],
  'field.positionNo': ['仓位编号', 'Position no.', '倉位編號'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
