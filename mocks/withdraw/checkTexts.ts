import type { Lang } from '../core/refusal';
import type { Texts } from '../core/rows';

/** What a check says when nothing is wrong, and when something is. */
interface CheckText {
  pass: Texts;
  hit: Texts;
}

const CHECK_TEXTS: Record<string, CheckText> = {
  W01: {
    pass: ['流水合计与余额一致', 'Ledger lines add up to the balances', '流水合計與餘額一致'],
    hit: ['流水合计与余额不一致', 'Ledger lines do not add up to the balances', '流水合計與餘額不一致'],
  },
  W02: {
    pass: ['账户正常，提现未锁定', 'Account normal, no withdrawal lock', '帳戶正常，提現未鎖定'],
    hit: ['{problem}', '{problem}', '{problem}'],
  },
  W03: {
    pass: [
      '地址符合 {chain} 规则，不在黑名单',
      'Address valid for {chain}, not blacklisted',
      '地址符合 {chain} 規則，不在黑名單',
    ],
    hit: ['{problem}', '{problem}', '{problem}'],
  },
  W04: {
    pass: [
      '今日 {day}/{dayLimit}，本月 {month}/{monthLimit} USDT',
      'Day {day}/{dayLimit}, month {month}/{monthLimit} USDT',
      '今日 {day}/{dayLimit}，本月 {month}/{monthLimit} USDT',
    ],
    hit: [
      '超出认证等级 {level} 的限额：今日 {day}/{dayLimit}，本月 {month}/{monthLimit} USDT',
      'Over the limit of KYC level {level}: day {day}/{dayLimit}, month {month}/{monthLimit} USDT',
      '超出認證等級 {level} 的限額：今日 {day}/{dayLimit}，本月 {month}/{monthLimit} USDT',
    ],
  },
  W05: {
    pass: [
      '地址已添加 {hours} 小时，使用 {uses} 次',
      'Address added {hours} h ago, times used: {uses}',
      '地址新增已 {hours} 小時，使用 {uses} 次',
    ],
    hit: [
      '新地址：添加 {hours} 小时，使用 {uses} 次',
      'New address: added {hours} h ago, times used: {uses}',
      '新地址：新增 {hours} 小時，使用 {uses} 次',
    ],
  },
  W06: {
    pass: ['此前已完成 {n} 笔提现', 'Completed withdrawals before: {n}', '此前已完成 {n} 筆提現'],
    hit: ['会员首次提现', 'First withdrawal of this member', '會員首次提現'],
  },
  W07: {
    pass: [
      '申请 IP {ip} 与登录设备均为常用',
      'Request IP {ip} and the sign-in devices were used before',
      '申請 IP {ip} 與登入裝置均為常用',
    ],
    hit: [
      '申请前 24 小时内首次出现的{what}：{value}',
      'New {what} within 24 h before the request: {value}',
      '申請前 24 小時內首次出現的{what}：{value}',
    ],
  },
  W08: {
    pass: [
      '申请前 60 分钟内没有快进快出',
      'No rapid in-and-out within 60 min before the request',
      '申請前 60 分鐘內沒有快進快出',
    ],
    hit: [
      '申请前 {minutes} 分钟充值 {recharge} USDT，其间成交 {turnover} USDT',
      'Recharged {recharge} USDT {minutes} min before the request, turnover in between {turnover} USDT',
      '申請前 {minutes} 分鐘充值 {recharge} USDT，其間成交 {turnover} USDT',
    ],
  },
  W09: {
    pass: ['地址仅该会员使用', 'Used by this member only', '地址僅該會員使用'],
    hit: ['{n} 位会员使用该地址', 'Members using this address: {n}', '{n} 位會員使用該地址'],
  },
  W10: {
    pass: [
      '含本单提现 {out} USDT，申请前充值 {in} USDT',
      'Withdrawn {out} USDT with this order, recharged {in} USDT before it',
      '含本單提現 {out} USDT，申請前充值 {in} USDT',
    ],
    hit: [
      '含本单提现 {out}，超过申请前充值 {in} USDT 的 3 倍',
      'Withdrawn {out} with this order, more than 3 times the {in} USDT recharged before it',
      '含本單提現 {out}，超過申請前充值 {in} USDT 的 3 倍',
    ],
  },
  W11: {
    pass: [
      '奖励 {bonus} USDT，成交 {turnover} USDT',
      'Bonus {bonus} USDT, turnover {turnover} USDT',
      '獎勵 {bonus} USDT，成交 {turnover} USDT',
    ],
    hit: [
      '已领奖励 {bonus} USDT，成交 {turnover} USDT，未达要求 {wanted} USDT',
      'Bonus {bonus} USDT received, turnover {turnover} of {wanted} USDT',
      '已領獎勵 {bonus} USDT，成交 {turnover} USDT，未達要求 {wanted} USDT',
    ],
  },
  W12: {
    pass: [
      '没有高风险或已冻结的关联会员，也没有待处理或生效中的违规',
      'No linked members are frozen or high risk, and no violation is pending or in force',
      '沒有高風險或已凍結的關聯會員，也沒有待處理或生效中的違規',
    ],
    hit: [
      '{n} 位使用同一证件、地址、设备或 IP 的会员为高风险或已冻结；本人与关联会员的违规 {violations} 条',
      'Members with the same document, address, device or IP that are frozen or high risk: {n}. Violations of the member and linked ones: {violations}',
      '{n} 位使用相同證件、地址、裝置或 IP 的會員為高風險或已凍結；本人與關聯會員的違規 {violations} 筆',
    ],
  },
  W13: {
    pass: [
      '占热钱包 {wallet} 余额 {balance} 的 {share}%',
      'Uses {share}% of the {balance} in hot wallet {wallet}',
      '佔熱錢包 {wallet} 餘額 {balance} 的 {share}%',
    ],
    hit: [
      '占热钱包 {wallet} 余额 {balance} 的 {share}%，不低于 80%',
      'Uses {share}% of the {balance} in hot wallet {wallet} (limit 80%)',
      '佔熱錢包 {wallet} 餘額 {balance} 的 {share}%，不低於 80%',
    ],
  },
  W14: {
    pass: ['24 小时内申请 {n} 笔', 'Requests in 24 h: {n}', '24 小時內申請 {n} 筆'],
    hit: [
      '24 小时内申请 {n} 笔，超过 3 笔',
      'Requests in 24 h: {n}, more than 3',
      '24 小時內申請 {n} 筆，超過 3 筆',
    ],
  },
  W15: {
    pass: [
      '24 小时内盈利 {profit} USDT，来自不同来源',
      'Profit of {profit} USDT in 24 h from different sources',
      '24 小時內獲利 {profit} USDT，來自不同來源',
    ],
    hit: [
      '24 小时内盈利 {profit} USDT 的 {share}% 来自同一来源',
      '{share}% of the profit of {profit} USDT in 24 h comes from one source',
      '24 小時內獲利 {profit} USDT 的 {share}% 來自同一來源',
    ],
  },
  W16: {
    pass: ['不是模拟会员', 'Not a demo member', '不是模擬會員'],
    hit: [
      '模拟会员没有真实币，不可通过、打款或豁免',
      'A demo member has no real coins: no approval, payout or override',
      '模擬會員沒有真實幣，不可通過、撥款或豁免',
    ],
  },
};

const OVERRIDDEN: Texts = [
  '{by} 已豁免：{reason}（{evidence}）',
  'Overridden by {by}: {reason} ({evidence})',
  '{by} 已豁免：{reason}（{evidence}）',
];

/** Figures that fill the places of a sentence. */
export type Figures = Readonly<Record<string, string | number | Texts>>;

const textIn = ([zh, en, tw]: Texts, lang: Lang): string => ({ 'zh-cn': zh, en, 'zh-tw': tw })[lang];

const fill = (texts: Texts, lang: Lang, figures: Figures): string =>
  textIn(texts, lang).replace(/\{(\w+)\}/g, (hole, name: string) => {
    const figure = figures[name] ?? hole;
    return typeof figure === 'object' ? textIn(figure, lang) : String(figure);
  });

/** What a check found, in words with its figures. */
export function checkText(code: string, hit: boolean, lang: Lang, figures: Figures): string {
  const texts = CHECK_TEXTS[code];
  return texts ? fill(hit ? texts.hit : texts.pass, lang, figures) : code;
}

/** The same for a block that an operator has lifted. */
export const overriddenText = (lang: Lang, figures: Figures): string => fill(OVERRIDDEN, lang, figures);
