import type { Words } from '@/i18n/keys';

/** What each risk check and flag looks at, and what to do about it. */
export const words = {
  'manual.check.W01': [
    '流水合计与余额不一致，不能通过。先挂起，请财务对账。',
    'The ledger lines do not add up to the balance. It blocks approval: put the withdrawal on hold and have the ledger rechecked.',
    '流水合計與餘額不一致，不能通過。先掛起，請財務對帳。',
  ],
  'manual.check.W02': [
    '账户被冻结、不允许提现，或在更改登录方式后的锁定期内，不能通过。',
    'The account is frozen, may not withdraw, or is locked after a change of how its member signs in. It blocks approval.',
    '帳戶被凍結、不允許提現，或在變更登入方式後的鎖定期內，不能通過。',
  ],
  'manual.check.W03': [
    '地址不符合链的格式、未生效或在黑名单中，不能通过。',
    'The address does not fit the chain, is not active yet, or is blacklisted. It blocks approval.',
    '地址不符合鏈的格式、未生效或在黑名單中，不能通過。',
  ],
  'manual.check.W04': [
    '超出认证等级的日限额或月限额，不能通过。请会员提升认证等级或等待。',
    'Over the daily or monthly limit of the KYC level. It blocks approval: the member may raise the level, or wait.',
    '超出認證等級的日限額或月限額，不能通過。請會員提升認證等級或等待。',
  ],
  'manual.check.W05': [
    '地址新添加，使用次数很少。核对是否会员本人添加。',
    'The address is new and hardly used. Check that the member added it.',
    '地址新增不久，使用次數很少。核對是否會員本人新增。',
  ],
  'manual.check.W06': [
    '会员的首次提现。请仔细核对来源和地址。',
    "The member's first withdrawal. Look at the source of the money and at the address.",
    '會員的首次提現。請仔細核對來源和地址。',
  ],
  'manual.check.W07': [
    '申请前不久首次出现的 IP、设备或国家，可能是账户被盗。',
    'An IP, device or country that was new shortly before the request. The account may be in other hands.',
    '申請前不久首次出現的 IP、裝置或國家，可能是帳戶被盜。',
  ],
  'manual.check.W08': [
    '充值后几乎未交易就提现，常见于洗钱。查看充值来源。',
    'Recharged and withdrawn with hardly any trading, as in money laundering. Look at where the recharge came from.',
    '充值後幾乎未交易就提現，常見於洗錢。檢視充值來源。',
  ],
  'manual.check.W09': [
    '多位会员使用同一地址。打开关联图谱查看关系。',
    'Several members use this address. Open the cluster view to see how they are linked.',
    '多位會員使用同一地址。開啟關聯圖譜檢視關係。',
  ],
  'manual.check.W10': [
    '提现远多于充值。核对盈利从何而来。',
    'Far more withdrawn than recharged. Check where the profit comes from.',
    '提現遠多於充值。核對獲利從何而來。',
  ],
  'manual.check.W11': [
    '领过奖励，而成交额尚未达到要求。',
    'A bonus was received, and the turnover it requires has not been reached.',
    '領過獎勵，而成交額尚未達到要求。',
  ],
  'manual.check.W12': [
    '本人或关联会员有违规、被冻结或为高风险。先看违规记录。',
    'The member, or one linked with them, has a violation, is frozen or is high risk. Read the violation records first.',
    '本人或關聯會員有違規、被凍結或為高風險。先看違規記錄。',
  ],
  'manual.check.W13': [
    '金额占热钱包余额的比例过高。与财务确认后再打款。',
    'It takes a large share of the hot wallet. Ask finance before it is paid.',
    '金額佔熱錢包餘額的比例過高。與財務確認後再撥款。',
  ],
  'manual.check.W14': [
    '短时间内多次申请提现，可能在拆分金额。',
    'Several requests within a short time. An amount may have been split.',
    '短時間內多次申請提現，可能在拆分金額。',
  ],
  'manual.check.W15': [
    '盈利集中在很少的交易上。查看这些订单。',
    'The profit comes from very few deals. Look at these orders.',
    '獲利集中在很少的交易上。檢視這些訂單。',
  ],
  'manual.check.W16': [
    '模拟会员不能提现，不能通过。',
    "A demo member can't withdraw. It blocks approval.",
    '模擬會員不能提現，不能通過。',
  ],
  'manual.check.R01': [
    '来源地址被标记为高风险。先挂起，核实来源再决定。',
    'The source address is known as risky. Put the recharge on hold and find out about the source first.',
    '來源地址被標記為高風險。先掛起，核實來源再決定。',
  ],
  'manual.check.R02': [
    '付款人与实名不符。通常驳回，或请会员说明。',
    "The payer is not the member's real name. Reject it, or have the member explain.",
    '付款人與實名不符。通常駁回，或請會員說明。',
  ],
  'manual.check.R03': [
    '一天内多笔小额合计超过复核门槛，可能有意拆分。',
    'Several small recharges of one day add up to more than the threshold of a second review. They may have been split.',
    '一天內多筆小額合計超過覆核門檻，可能有意拆分。',
  ],
  'manual.check.R04': [
    '金额过小或过大。核对凭证和实际到账。',
    'The amount is unusually small or large. Compare the payment proof with what arrived.',
    '金額過小或過大。核對憑證和實際到帳。',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'manual/checks': typeof words;
  }
}
