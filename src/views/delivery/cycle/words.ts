import type { Words } from '@/i18n/keys';

export const words = {
  'deliveryCycle.cycleName': ['周期名称', 'Cycle', '週期名稱'],
  'deliveryCycle.contractId': ['交割合约', 'Contract', '交割合約'],
  'deliveryCycle.contractCode': ['交割合约', 'Contract', '交割合約'],
  'deliveryCycle.cycleValue': ['周期', 'Length', '週期'],
  'deliveryCycle.cycleUnit': ['单位', 'Unit', '單位'],
  'deliveryCycle.oddsUp': ['看涨赔率', 'Odds up', '看漲賠率'],
  'deliveryCycle.oddsDown': ['看跌赔率', 'Odds down', '看跌賠率'],
  'deliveryCycle.breakEvenUp': ['看涨保本胜率', 'Break-even up', '看漲保本勝率'],
  'deliveryCycle.breakEvenDown': ['看跌保本胜率', 'Break-even down', '看跌保本勝率'],
  'deliveryCycle.minStake': ['最小金额', 'Min. stake', '最小金額'],
  'deliveryCycle.maxStake': ['最大金额', 'Max. stake', '最大金額'],
  'deliveryCycle.feeRate': ['手续费率', 'Fee rate', '手續費率'],
  'deliveryCycle.lockSeconds': ['锁定期（秒）', 'Lock before expiry (s)', '鎖定期（秒）'],
  'deliveryCycle.isDefault': ['默认', 'Default', '預設'],
  'deliveryCycle.decidedCount': ['有胜负单数', 'Won or lost', '有勝負單數'],
  'deliveryCycle.winRate': ['会员胜率', 'Win rate', '會員勝率'],
  'deliveryCycle.breakEven': ['保本胜率', 'Break-even rate', '保本勝率'],
  'deliveryCycle.isOff': ['胜率异常', 'Unusual win rate', '勝率異常'],
  'deliveryCycle.about': ['周期', 'Cycle', '週期'],
  'deliveryCycle.edgeUp': ['看涨平台优势', 'House edge up', '看漲平台優勢'],
  'deliveryCycle.edgeDown': ['看跌平台优势', 'House edge down', '看跌平台優勢'],
  'deliveryCycle.edgeAt': [
    '会员保本胜率 {{rate}}%，平台优势 {{edge}}%（按公平胜率 50%，已含手续费）',
    'Members break even at {{rate}}% wins. House edge {{edge}}% at a fair 50%, fee included.',
    '會員保本勝率 {{rate}}%，平台優勢 {{edge}}%（按公平勝率 50%，已含手續費）',
  ],
  'deliveryCycle.unfairAt': [
    '会员保本胜率 {{rate}}%，低于公平胜率 50%：平台长期亏损（平台优势 {{edge}}%，已含手续费）',
    'Members break even at {{rate}}% wins, below a fair 50%. The platform loses on average (house edge {{edge}}%, fee included).',
    '會員保本勝率 {{rate}}%，低於公平勝率 50%：平台長期虧損（平台優勢 {{edge}}%，已含手續費）',
  ],
  'deliveryCycle.onlyDefault': [
    '合约须有一个默认周期，请先把另一个周期设为默认',
    'A contract needs a default cycle. Make another one the default first.',
    '合約須有一個預設週期，請先把另一個週期設為預設',
  ],
  'deliveryCycle.rateHint': [
    '会员胜率 {{win}}%，按下单时赔率和手续费的保本胜率 {{even}}%；胜率与公平胜率 50% 相差超过三个标准差时标红，请检查行情源',
    'Members won {{win}}%. With the odds and fees of their orders they break even at {{even}}%. Marked when wins are more than three standard deviations off a fair 50%: check the price feed.',
    '會員勝率 {{win}}%，按下單時賠率和手續費的保本勝率 {{even}}%；勝率與公平勝率 50% 相差超過三個標準差時標紅，請檢查行情源',
  ],
  'deliveryCycle.oddsHint': [
    '0.01–2，最多两位小数，不含本金，0.75 即押 100 赢 75、派付 175；只影响新订单，不能为单个会员设置',
    '0.01 to 2, up to two decimals. Stake excluded: at 0.75, 100 wins 75 and pays 175. Applies to new orders only and to every member alike.',
    '0.01–2，最多兩位小數，不含本金，0.75 即押 100 贏 75、派付 175；只影響新訂單，不能為單一會員設定',
  ],
  'deliveryCycle.stakeHint': [
    '须在合约的金额范围内',
    'Must be within the limits of the contract',
    '須在合約的金額範圍內',
  ],
  'deliveryCycle.lengthHint': [
    '连同单位为 30 秒至 30 天，同一合约不能重复',
    'With its unit 30 seconds to 30 days. A contract can have each length only once.',
    '連同單位為 30 秒至 30 天，同一合約不能重複',
  ],
  'deliveryCycle.lockHint': [
    '到期前这段时间内订单不能作废，会员也不能在该周期再下单；须小于周期的一半',
    'In these last seconds an order cannot be voided, and its member cannot place another in the cycle. Less than half of the cycle.',
    '到期前這段時間內訂單不能作廢，會員也不能在該週期再下單；須小於週期的一半',
  ],
  'deliveryCycle.defaultHint': [
    '每个合约只有一个默认周期，设置后取代原来的',
    'A contract has one default. This replaces the present one.',
    '每個合約只有一個預設週期，設定後取代原來的',
  ],
  'deliveryCycle.copy': ['复制周期', 'Copy cycles', '複製週期'],
  'deliveryCycle.from': ['来源合约', 'From contract', '來源合約'],
  'deliveryCycle.to': ['目标合约', 'To contract', '目標合約'],
  'deliveryCycle.copyText': [
    '复制的周期默认停用，金额按目标合约的范围调整；已有的周期长度跳过',
    'Copies are disabled and their stakes are fitted to the limits of the target. Lengths it already has are skipped.',
    '複製的週期預設停用，金額按目標合約的範圍調整；已有的週期長度略過',
  ],
  'deliveryCycle.copiedN': [
    '已复制 {{n}} 个周期，跳过 {{left}} 个',
    'Cycles copied: {{n}}, skipped: {{left}}',
    '已複製 {{n}} 個週期，略過 {{left}} 個',
  ],
  'deliveryCycle.sameContract': ['请选择另一个合约', 'Choose a different contract', '請選擇另一個合約'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
