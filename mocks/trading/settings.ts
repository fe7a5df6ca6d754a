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

export const tradingSettings = [insuranceFund];
