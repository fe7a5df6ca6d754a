import { declare } from '../core/config/setting';

export const explainThreshold = declare({
  key: 'treasury.explain.secondFrom',
  type: 'money',
  default: '1000',
  max: 1_000_000,
  second: 'raise',
  title: [
    '对账差异复核门槛（达到，USDT）',
    'Differences need a second person from (USDT)',
    '對帳差異覆核門檻（達到，USDT）',
  ],
  remark: [
    '按差异折合的 USDT；达到此值的说明须由他人复核，0 为全部',
    'Worth of the difference. From it on, another operator confirms the explanation. 0: every one.',
    '按差異折合的 USDT；達到此值的說明須由他人覆核，0 為全部',
  ],
});
