import { declare } from '../core/config/setting';

export const secondThreshold = declare({
  key: 'withdraw.review.secondThreshold',
  type: 'money',
  default: '10000',
  title: ['提现复核门槛（达到，USDT）', 'Withdrawal second review from (USDT)', '提現覆核門檻（達到，USDT）'],
  stepUp: true,
});

export const finalThreshold = declare({
  key: 'withdraw.review.finalThreshold',
  type: 'money',
  default: '100000',
  title: ['提现终审门槛（达到，USDT）', 'Withdrawal final review from (USDT)', '提現終審門檻（達到，USDT）'],
  stepUp: true,
});

export const riskWeights = declare({
  key: 'risk.weights',
  type: 'points',
  default:
    '{"W05":20,"W06":10,"W07":15,"W08":25,"W09":25,"W10":20,"W11":15,"W12":30,"W13":10,"W14":10,"W15":15}',
  max: 100,
  title: ['提现风控权重', 'Points of the withdrawal checks', '提現風控權重'],
  remark: [
    '按规则编号；未列出的规则不计分',
    'By check. One that is left out has no points.',
    '按規則編號；未列出的規則不計分',
  ],
  stepUp: true,
});

const LEVELS = [
  '按认证等级；未列出的等级不可提现',
  "By KYC level. One that is left out can't withdraw.",
  '按認證等級；未列出的等級不可提現',
] as const;

export const dayLimit = declare({
  key: 'kyc.limit.day',
  type: 'amounts',
  default: '{"0":"1000","1":"20000","2":"500000"}',
  title: ['日提现限额（USDT）', 'Daily withdrawal limit (USDT)', '日提現限額（USDT）'],
  remark: LEVELS,
});

export const monthLimit = declare({
  key: 'kyc.limit.month',
  type: 'amounts',
  default: '{"0":"10000","1":"200000","2":"5000000"}',
  title: ['月提现限额（USDT）', 'Monthly withdrawal limit (USDT)', '月提現限額（USDT）'],
  remark: LEVELS,
});

/** What operators may set about withdraws. */
export const withdrawSettings = [secondThreshold, finalThreshold, riskWeights, dayLimit, monthLimit];
