import { declare } from '../core/config/setting';
import { FINAL, reviewedBy, SECOND } from './measures';

const KYC_LEVELS = ['0', '1', '2'];

export const secondThreshold = declare({
  key: 'withdraw.review.secondThreshold',
  type: 'money',
  default: '10000',
  min: 100,
  max: 1_000_000,
  second: 'raise',
  measures: (db, value) => reviewedBy(db, value, SECOND),
  title: ['提现复核门槛（达到，USDT）', 'Withdrawal second review from (USDT)', '提現覆核門檻（達到，USDT）'],
});

export const finalThreshold = declare({
  key: 'withdraw.review.finalThreshold',
  type: 'money',
  default: '100000',
  min: 100,
  max: 10_000_000,
  second: 'raise',
  measures: (db, value) => reviewedBy(db, value, FINAL),
  title: ['提现终审门槛（达到，USDT）', 'Withdrawal final review from (USDT)', '提現終審門檻（達到，USDT）'],
});

export const riskWeights = declare({
  key: 'risk.weights',
  type: 'points',
  default:
    '{"W05":20,"W06":10,"W07":15,"W08":25,"W09":25,"W10":20,"W11":15,"W12":30,"W13":10,"W14":10,"W15":15}',
  max: 100,
  names: ['W05', 'W06', 'W07', 'W08', 'W09', 'W10', 'W11', 'W12', 'W13', 'W14', 'W15'],
  second: 'lower',
  title: ['提现风控权重', 'Points of the withdrawal checks', '提現風控權重'],
  remark: [
    '按规则编号；未列出的规则不计分',
    'By check. One that is left out has no points.',
    '按規則編號；未列出的規則不計分',
  ],
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
  max: 10_000_000,
  names: KYC_LEVELS,
  second: 'raise',
  title: ['日提现限额（USDT）', 'Daily withdrawal limit (USDT)', '日提現限額（USDT）'],
  remark: LEVELS,
});

export const monthLimit = declare({
  key: 'kyc.limit.month',
  type: 'amounts',
  default: '{"0":"10000","1":"200000","2":"5000000"}',
  max: 100_000_000,
  names: KYC_LEVELS,
  second: 'raise',
  title: ['月提现限额（USDT）', 'Monthly withdrawal limit (USDT)', '月提現限額（USDT）'],
  remark: LEVELS,
});

export const batchThreshold = declare({
  key: 'withdraw.batch.secondFrom',
  type: 'money',
  default: '10000',
  max: 10_000_000,
  second: 'raise',
  title: [
    '打款批次审批门槛（达到，USDT）',
    'Payout batches need a second person from (USDT)',
    '撥款批次審批門檻（達到，USDT）',
  ],
  remark: [
    '按一个批次的总额；达到此值须由申请人以外的人放行；0 为全部批次',
    'Total of a batch. From it on, another operator has to release it. 0: every batch.',
    '按一個批次的總額；達到此值須由申請人以外的人放行；0 為全部批次',
  ],
});

/** What operators may set about withdraws. */
export const withdrawSettings = [
  secondThreshold,
  finalThreshold,
  batchThreshold,
  riskWeights,
  dayLimit,
  monthLimit,
];
