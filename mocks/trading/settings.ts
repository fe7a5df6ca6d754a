import { declare } from '../core/config/setting';

/** What bears losses beyond the margin before others on the winning side are closed. */
export const insuranceFund = declare({
  key: 'contract.insuranceFund',
  type: 'money',
  default: '200000',
  title: ['合约保险基金（USDT）', 'Insurance fund of contracts (USDT)', '合約保險基金（USDT）'],
  remark: [
    '穿仓损失先由其承担；用尽后自动减仓',
    'Bears losses beyond margins. Once it is empty, winning positions are reduced.',
    '穿倉損失先由其承擔；用盡後自動減倉',
  ],
  stepUp: true,
});

/** How old a mark may be that one operator closes by; by an older one two people close a whole symbol. */
export const forcePriceMinutes = declare({
  key: 'contract.forceClose.priceMinutes',
  type: 'minutes',
  default: '5',
  min: 1,
  max: 60,
  title: [
    '单人强制平仓的标记价格最长时效（分钟）',
    'Oldest mark price of a force close by one operator (minutes)',
    '單人強制平倉的標記價格最長時效（分鐘）',
  ],
  remark: [
    '超过后只能由两人按品种全部平仓',
    'By an older price only two people can close, a whole symbol',
    '超過後僅能由兩人按品種全部平倉',
  ],
  stepUp: true,
});

export const tradingSettings = [insuranceFund, forcePriceMinutes];
