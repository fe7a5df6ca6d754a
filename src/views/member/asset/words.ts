import type { Words } from '@/i18n/keys';

export const words = {
  'asset.accountType': ['账户类型', 'Account type', '帳戶類型'],
  'asset.available': ['可用', 'Available', '可用'],
  'asset.frozen': ['冻结', 'Frozen', '凍結'],
  'asset.total': ['合计', 'Total', '合計'],
  'asset.bonusAmount': ['体验金', 'Bonus', '體驗金'],
  'asset.updatedAt': ['最近变动', 'Last change', '最近變動'],
  'asset.checkState': ['对账', 'Ledger check', '對帳'],
  'asset.showZero': ['显示零余额', 'Show zero balances', '顯示零餘額'],
  'asset.byMember': ['按会员查看', 'By member', '依會員檢視'],
  'asset.byAccount': ['按账户查看', 'By account', '依帳戶檢視'],
  'asset.ledger': ['资产流水', 'Asset ledger', '資產流水'],
  'asset.adjust': ['调整', 'Adjust', '調整'],
  'asset.recheck': ['重新对账', 'Recheck', '重新對帳'],
  'asset.sound': ['对账一致', 'Balances match the ledger', '對帳一致'],
  'asset.differs': [
    '有 {{n}} 个账户的余额与流水不一致，请核查流水',
    "Accounts that don't match the ledger: {{n}}. Check their ledger entries.",
    '有 {{n}} 個帳戶的餘額與流水不一致，請核查流水',
  ],
  'asset.part.withdraw': ['提现', 'Withdrawal', '提現'],
  'asset.part.margin': ['合约保证金', 'Contract margin', '合約保證金'],
  'asset.part.stake': ['交割下单', 'Delivery stake', '交割下單'],
  'asset.part.staking': ['质押本金', 'Staking principal', '質押本金'],
  'asset.part.manual': ['人工冻结', 'Manually frozen', '人工凍結'],
  'asset.accounts': ['账户', 'Accounts', '帳戶'],
  'asset.worth': ['总资产', 'Total assets', '總資產'],
  'asset.members': ['{{n}} 位会员', 'Members: {{n}}', '{{n}} 位會員'],
  'asset.totals': ['按币种合计', 'Totals by coin', '依幣種合計'],
  'asset.share': ['占比', 'Share', '佔比'],
  'asset.others': ['其他', 'Others', '其他'],
  'asset.coverage': ['平台负债与钱包余额', 'Liabilities and wallets', '平台負債與錢包餘額'],
  'asset.liability': ['平台负债', 'Liabilities', '平台負債'],
  'asset.hot': ['热钱包', 'Hot', '熱錢包'],
  'asset.cold': ['冷钱包', 'Cold', '冷錢包'],
  'asset.percent': ['偿付覆盖率', 'Coverage', '償付覆蓋率'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
