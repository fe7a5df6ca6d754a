import type { Words } from '@/i18n/keys';

export const words = {
  'contractEntrust.type': ['委托类型', 'Type', '委託類型'],
  'contractEntrust.tif': ['有效方式', 'Time in force', '有效方式'],
  'contractEntrust.price': ['委托价', 'Price', '委託價'],
  'contractEntrust.triggerPrice': ['触发价', 'Trigger price', '觸發價'],
  'contractEntrust.triggerBy': ['触发价类型', 'Trigger price type', '觸發價類型'],
  'contractEntrust.qty': ['委托量', 'Quantity', '委託量'],
  'contractEntrust.filledQty': ['已成交/委托量', 'Filled / quantity', '已成交/委託量'],
  'contractEntrust.avgPrice': ['成交均价', 'Average price', '成交均價'],
  'contractEntrust.frozenMargin': ['冻结保证金', 'Frozen margin', '凍結保證金'],
  'contractEntrust.reduceOnly': ['只减仓', 'Reduce only', '只減倉'],
  'contractEntrust.createType': ['委托来源', 'Source', '委託來源'],
  'contractEntrust.clientType': ['终端', 'Client', '終端'],
  'contractEntrust.cancelReason': ['撤单原因', 'Cancel reason', '撤單原因'],
  'contractEntrust.createdAt': ['委托时间', 'Placed at', '委託時間'],
  'contractEntrust.open': ['当前委托', 'Open', '目前委託'],
  'contractEntrust.history': ['历史委托', 'History', '歷史委託'],
  'contractEntrust.byType': ['当前委托按类型', 'Open entrusts by type', '目前委託依類型'],
  'contractEntrust.frozen': ['冻结 ≈ {{usdt}} USDT', 'Frozen ≈ {{usdt}} USDT', '凍結 ≈ {{usdt}} USDT'],
  'contractEntrust.count': ['{{n}} 笔委托', 'Entrusts: {{n}}', '{{n}} 筆委託'],
  'contractEntrust.sectionEntrust': ['委托', 'Entrust', '委託'],
  'contractEntrust.sectionMore': ['更多资料', 'More details', '更多資料'],
  'contractEntrust.deals': ['成交', 'Deals', '成交'],
  'contractEntrust.noDeals': ['尚无成交', 'No deals yet', '尚無成交'],
  'contractEntrust.cancel': ['撤单', 'Cancel entrust', '撤單'],
  'contractEntrust.cancelMany': ['批量撤单', 'Cancel entrusts', '批次撤單'],
  'contractEntrust.cancelText': [
    '撤销未成交的 {{qty}} {{base}}，释放冻结保证金 {{margin}} {{coin}}。',
    'Cancels the unfilled {{qty}} {{base}} and releases {{margin}} {{coin}} of margin.',
    '撤銷未成交的 {{qty}} {{base}}，釋放凍結保證金 {{margin}} {{coin}}。',
  ],
  'contractEntrust.cancelManyText': [
    '撤销 {{n}} 笔委托未成交的部分，释放冻结保证金 {{margin}}。',
    'Cancels what is unfilled of the entrusts ({{n}}) and releases {{margin}} of margin.',
    '撤銷 {{n}} 筆委託未成交的部分，釋放凍結保證金 {{margin}}。',
  ],
  'contractEntrust.losesStop': ['仓位将失去止损。', 'The position loses its stop loss.', '倉位將失去停損。'],
  'contractEntrust.losesProfit': [
    '仓位将失去止盈。',
    'The position loses its take profit.',
    '倉位將失去停利。',
  ],
  'contractEntrust.loseStops': [
    '其中止损 {{n}} 笔，对应仓位将失去止损。',
    'Stop losses among them: {{n}}. Their positions lose them.',
    '其中停損 {{n}} 筆，對應倉位將失去停損。',
  ],
  'contractEntrust.loseProfits': [
    '其中止盈 {{n}} 笔，对应仓位将失去止盈。',
    'Take profits among them: {{n}}. Their positions lose them.',
    '其中停利 {{n}} 筆，對應倉位將失去停利。',
  ],
  'contractEntrust.openOnly': [
    '只有待触发、新委托和部分成交的委托可以撤单，平台的委托除外',
    'Only untriggered, new and partly filled entrusts can be cancelled, and none of the platform’s own',
    '只有待觸發、新委託和部分成交的委託可以撤單，平台的委託除外',
  ],
  'contractEntrust.cancelled': ['已撤单', 'Cancelled', '已撤單'],
  'contractEntrust.cancelBySymbol': ['按合约撤单', 'Cancel entrusts by symbol', '依合約撤單'],
  'contractEntrust.cancelBySymbolText': [
    '撤销所选合约全部会员的当前委托；平台的委托除外。',
    'Cancels the open entrusts of all members in the chosen symbol, except the platform’s own.',
    '撤銷所選合約全部會員的目前委託；平台的委託除外。',
  ],
  'contractEntrust.preview': [
    '将撤销 {{members}} 位会员的 {{n}} 笔委托，释放保证金 ≈ {{usdt}} USDT',
    'Members: {{members}}. Entrusts to cancel: {{n}}. Margin to release: ≈ {{usdt}} USDT',
    '將撤銷 {{members}} 位會員的 {{n}} 筆委託，釋放保證金 ≈ {{usdt}} USDT',
  ],
  'contractEntrust.cancelledMany': [
    '已撤销 {{n}} 笔委托，释放保证金 ≈ {{usdt}} USDT',
    'Entrusts cancelled: {{n}}. Margin released: ≈ {{usdt}} USDT',
    '已撤銷 {{n}} 筆委託，釋放保證金 ≈ {{usdt}} USDT',
  ],
  'contractEntrust.toOrder': ['查看订单', 'View order', '檢視訂單'],
  'contractEntrust.toDeals': ['查看成交', 'View deals', '檢視成交'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
