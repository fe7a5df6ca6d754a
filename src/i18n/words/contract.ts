import type { Words } from '@/i18n/keys';

/** Words that several screens of contracts share; `field.*` are labels of their fields. */
export const words = {
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
  interface Areas {
    contract: typeof words;
  }
}
