/** A batch of the past: when it was made and what became of it. Moments are days before the present, below zero after it. */
export interface BatchPlan {
  batchName: string;
  coin?: string;
  amount?: string;
  /** Code of the coupon that it gives in place of coins. */
  coupon?: string;
  codeCount: number;
  codeLength: number;
  prefix?: string;
  usesPerCode?: number;
  perMember: number;
  channel?: string;
  made: number;
  until: number;
  /** Missing: it is still a draft. */
  opened?: number;
  /** How often codes of it were redeemed. */
  used: number;
  /** Share of its redemptions that came from one address and device. */
  leaked?: number;
  exported?: number;
  paused?: number;
  voided?: number;
}

/** The batches of the demo: ten of them, with 2,000 codes. */
export const BATCH_PLANS: readonly BatchPlan[] = [
  {
    batchName: '秋季拉新礼',
    coin: 'USDT',
    amount: '5',
    codeCount: 300,
    codeLength: 12,
    prefix: 'QJ',
    perMember: 6,
    channel: 'Telegram 社群',
    made: 32,
    opened: 31,
    exported: 31,
    until: 9,
    used: 120,
  },
  {
    batchName: '双十一回馈',
    coin: 'USDT',
    amount: '2',
    codeCount: 400,
    codeLength: 12,
    perMember: 8,
    channel: 'Telegram 社群',
    made: 20,
    opened: 19,
    exported: 19,
    until: -20,
    used: 170,
  },
  {
    batchName: 'KOL 直播专属',
    coin: 'USDT',
    amount: '3',
    codeCount: 200,
    codeLength: 10,
    prefix: 'KV',
    perMember: 6,
    channel: 'KOL 直播',
    made: 12,
    opened: 11,
    exported: 11,
    until: -18,
    used: 90,
    leaked: 0.75,
  },
  {
    batchName: '线下沙龙签到',
    coin: 'USDT',
    amount: '10',
    codeCount: 150,
    codeLength: 14,
    perMember: 3,
    channel: '线下活动',
    made: 25,
    opened: 24,
    exported: 24,
    paused: 4,
    until: -30,
    used: 60,
  },
  {
    batchName: '合作媒体赠码',
    coin: 'USDT',
    amount: '2',
    codeCount: 200,
    codeLength: 12,
    prefix: 'MT',
    perMember: 2,
    channel: '合作媒体',
    made: 22,
    opened: 21,
    exported: 21,
    voided: 15,
    until: -10,
    used: 20,
  },
  {
    batchName: '公开口令码',
    coin: 'USDT',
    amount: '1',
    codeCount: 1,
    codeLength: 10,
    usesPerCode: 500,
    perMember: 1,
    channel: 'App 推送',
    made: 8,
    opened: 7,
    until: -22,
    used: 45,
  },
  {
    batchName: '新手任务礼包',
    coin: 'TRX',
    amount: '10',
    codeCount: 200,
    codeLength: 12,
    prefix: 'XS',
    perMember: 4,
    channel: 'App 推送',
    made: 16,
    opened: 15,
    exported: 15,
    until: -14,
    used: 55,
  },
  {
    batchName: '客服补偿码',
    coin: 'USDT',
    amount: '1',
    codeCount: 149,
    codeLength: 12,
    perMember: 4,
    made: 28,
    opened: 27,
    exported: 27,
    until: 3,
    used: 60,
  },
  {
    batchName: '年终答谢（筹备）',
    coupon: 'WELCOME3',
    codeCount: 100,
    codeLength: 12,
    prefix: 'NZ',
    perMember: 1,
    channel: '线下活动',
    made: 1,
    until: -40,
    used: 0,
  },
  {
    batchName: '渠道合作大礼包',
    coin: 'USDT',
    amount: '10',
    codeCount: 300,
    codeLength: 14,
    perMember: 1,
    channel: 'KOL 直播',
    made: 0.2,
    until: -60,
    used: 0,
  },
];
