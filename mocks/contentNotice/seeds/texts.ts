import type { Texts } from '../../core/rows';

/** Codes of `biz_notice_cat`. */
export const Category = { system: 1, campaign: 2, money: 3, listing: 4, maintenance: 5, risk: 6 } as const;

/** What a seeded notice says: its title, and a paragraph for each sentence. */
export interface SeedText {
  category: (typeof Category)[keyof typeof Category];
  title: Texts;
  lines: readonly Texts[];
}

const listing = (coin: string): SeedText => ({
  category: Category.listing,
  title: [`${coin} 上线公告`, `${coin} is listed`, `${coin} 上線公告`],
  lines: [
    [
      `平台已上线 ${coin}，充值现已开放。`,
      `${coin} is listed, and recharges are open.`,
      `平台已上線 ${coin}，充值現已開放。`,
    ],
    ['提现将于 24 小时后开放。', 'Withdrawals open 24 hours later.', '提現將於 24 小時後開放。'],
  ],
});

const maintenance = (what: Texts, hours: number): SeedText => ({
  category: Category.maintenance,
  title: [`${what[0]}维护公告`, `Maintenance of ${what[1]}`, `${what[2]}維護公告`],
  lines: [
    [
      `${what[0]}将进行维护，预计 ${hours} 小时。`,
      `Maintenance of ${what[1]} takes about ${hours} hours.`,
      `${what[2]}將進行維護，預計 ${hours} 小時。`,
    ],
    [
      '维护期间相关功能暂停，资产不受影响。',
      'The service is paused meanwhile. Assets are not affected.',
      '維護期間相關功能暫停，資產不受影響。',
    ],
  ],
});

const fee = (coin: string, now: string): SeedText => ({
  category: Category.money,
  title: [`${coin} 提现手续费调整`, `${coin} withdrawal fee`, `${coin} 提現手續費調整`],
  lines: [
    [
      `${coin} 的提现手续费调整为 ${now} ${coin}。`,
      `The withdrawal fee of ${coin} is ${now} ${coin} from now on.`,
      `${coin} 的提現手續費調整為 ${now} ${coin}。`,
    ],
  ],
});

const contest = (season: number): SeedText => ({
  category: Category.campaign,
  title: [`交易赛第 ${season} 季`, `Trading cup, season ${season}`, `交易賽第 ${season} 季`],
  lines: [
    [
      '活动期间合约成交额前一百名的会员可获得奖励。',
      'The hundred members with the largest turnover are rewarded.',
      '活動期間合約成交額前一百名的會員可獲得獎勵。',
    ],
    ['奖励在活动结束后七天内发放。', 'Rewards are paid within seven days.', '獎勵在活動結束後七天內發放。'],
  ],
});

/** What the seeded notices say, the oldest first. */
export const seedTexts: readonly SeedText[] = [
  {
    category: Category.system,
    title: ['平台服务说明', 'About our services', '平台服務說明'],
    lines: [
      [
        '如需帮助，请联系在线客服。',
        'Online support is here for your questions.',
        '如需協助，請聯絡線上客服。',
      ],
    ],
  },
  listing('SOL'),
  fee('BTC', '0.0005'),
  contest(1),
  maintenance(['合约交易', 'derivatives', '合約交易'], 2),
  listing('TON'),
  {
    category: Category.risk,
    title: ['谨防冒充客服', 'Beware of false support', '謹防冒充客服'],
    lines: [
      [
        '平台不会向您索要密码或验证码。',
        'We never ask for passwords or codes.',
        '平台不會向您索要密碼或驗證碼。',
      ],
      ['请通过官方渠道核实。', 'Check with our official channels.', '請透過官方管道核實。'],
    ],
  },
  fee('ETH', '0.002'),
  maintenance(['提现服务', 'withdrawals', '提現服務'], 1),
  {
    category: Category.system,
    title: ['新版应用已发布', 'A new app is out', '新版應用程式已發佈'],
    lines: [['请更新以获得更好的体验。', 'Update it for a better experience.', '請更新以獲得更好的體驗。']],
  },
  listing('MATIC'),
  contest(2),
  maintenance(['行情服务', 'market data', '行情服務'], 1),
  {
    category: Category.money,
    title: ['银行卡充值渠道调整', 'Bank recharge channels', '銀行卡充值渠道調整'],
    lines: [
      [
        '部分银行卡渠道暂停，恢复时间另行通知。',
        'Some bank channels are paused until further notice.',
        '部分銀行卡渠道暫停，恢復時間另行通知。',
      ],
    ],
  },
  {
    category: Category.campaign,
    title: ['质押年化提升', 'Higher staking yield', '質押年化提升'],
    lines: [['定期产品年化最高 8%。', 'Fixed products yield up to 8% a year.', '定期產品年化最高 8%。']],
  },
  listing('DOGE'),
  {
    category: Category.risk,
    title: ['杠杆风险提示', 'The risk of leverage', '槓桿風險提示'],
    lines: [
      [
        '行情波动较大，请合理控制杠杆。',
        'Prices move sharply: keep your leverage low.',
        '行情波動較大，請合理控制槓桿。',
      ],
    ],
  },
  maintenance(['质押服务', 'staking', '質押服務'], 3),
  fee('USDT', '1'),
  {
    category: Category.campaign,
    title: ['邀请好友返佣', 'Invite your friends', '邀請好友返佣'],
    lines: [
      [
        '邀请好友交易可获得手续费返佣。',
        'You earn a share of the fees of friends you invite.',
        '邀請好友交易可獲得手續費返佣。',
      ],
    ],
  },
  listing('XRP'),
  {
    category: Category.system,
    title: ['服务条款更新', 'New terms of service', '服務條款更新'],
    lines: [
      ['新条款自公布之日起生效。', 'The new terms are in force from today.', '新條款自公佈之日起生效。'],
    ],
  },
  maintenance(['充值服务', 'recharges', '充值服務'], 1),
  contest(3),
  {
    category: Category.risk,
    title: ['反洗钱提示', 'Against money laundering', '反洗錢提示'],
    lines: [['请勿代他人充值或提现。', "Don't recharge or withdraw for others.", '請勿代他人充值或提現。']],
  },
  {
    category: Category.money,
    title: ['大额提现须知', 'Large withdrawals', '大額提現須知'],
    lines: [
      [
        '大额提现由人工审核，最长 24 小时。',
        'Large withdrawals are reviewed within 24 hours.',
        '大額提現由人工審核，最長 24 小時。',
      ],
    ],
  },
  {
    category: Category.system,
    title: ['实名认证升级', 'Identity checks', '實名認證升級'],
    lines: [
      [
        '完成高级认证可提高提现额度。',
        'The advanced check raises your withdrawal limit.',
        '完成高級認證可提高提現額度。',
      ],
    ],
  },
  {
    category: Category.campaign,
    title: ['贵宾专属权益', 'For our VIP members', '貴賓專屬權益'],
    lines: [
      [
        'VIP3 及以上会员手续费五折。',
        'Members from VIP3 on pay half the fees.',
        'VIP3 及以上會員手續費五折。',
      ],
    ],
  },
  listing('LTC'),
  maintenance(['系统', 'the system', '系統'], 2),
  {
    category: Category.campaign,
    title: ['年终红包活动', 'Red envelopes of the season', '年終紅包活動'],
    lines: [['红包雨即将开始。', 'It will soon rain red envelopes.', '紅包雨即將開始。']],
  },
  {
    category: Category.risk,
    title: ['钓鱼网站提醒', 'Phishing sites', '釣魚網站提醒'],
    lines: [['请认准官方域名。', 'Mind our official domain.', '請認準官方網域。']],
  },
];
