import { declare } from '../core/config/setting';

/** What bears losses beyond the margin before others on the winning side are closed. */
export const insuranceFund = declare({
  key: 'contract.insuranceFund',
  type: 'money',
  default: '200000',
  max: 100_000_000,
  second: 'always',
  title: ['合约保险基金（USDT）', 'Insurance fund of contracts (USDT)', '合約保險基金（USDT）'],
  remark: [
    '穿仓损失先由其承担；用尽后自动减仓',
    'Bears losses beyond margins. Once it is empty, winning positions are reduced.',
    '穿倉損失先由其承擔；用盡後自動減倉',
  ],
});

/** How old a mark may be that one operator closes by; by an older one two people close a whole symbol. */
export const forcePriceMinutes = declare({
  key: 'contract.forceClose.priceMinutes',
  type: 'minutes',
  default: '5',
  second: 'raise',
  min: 1,
  max: 60,
  title: [
    '一人后台平仓可用的标记价时效（分钟）',
    'Oldest mark price of a force close by one operator (minutes)',
    '一人後台平倉可用的標記價時效（分鐘）',
  ],
  remark: [
    '更旧的价格只能由两人按合约全部平仓',
    'At an older price only two people can close, and only all positions of a symbol',
    '更舊的價格僅能由兩人依合約全部平倉',
  ],
});

export const tradingSettings = [insuranceFund, forcePriceMinutes];
