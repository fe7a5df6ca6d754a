const words = {
  'asset.accountType': '账户类型',
  'asset.available': '可用',
  'asset.frozen': '冻结',
  'asset.total': '合计',
  'asset.bonusAmount': '体验金',
  'asset.updatedAt': '最近变动',
  'asset.checkState': '对账',
  'asset.showZero': '显示零余额',
  'asset.byMember': '按会员查看',
  'asset.byAccount': '按账户查看',
  'asset.ledger': '流水',
  'asset.adjust': '调整',
  'asset.recheck': '重新对账',
  'asset.sound': '对账一致',
  'asset.differs': '有 {{n}} 个账户的余额与流水不一致，请核查流水',
  'asset.part.withdraw': '提现',
  'asset.part.margin': '合约保证金',
  'asset.part.stake': '交割下单',
  'asset.part.staking': '质押本金',
  'asset.part.manual': '人工冻结',
  'asset.accounts': '账户',
  'asset.worth': '总资产',
  'asset.members': '{{n}} 位会员',
  'asset.totals': '按币种合计',
  'asset.share': '占比',
  'asset.others': '其他',
  'asset.coverage': '平台负债与钱包余额',
  'asset.liability': '平台负债',
  'asset.hot': '热钱包',
  'asset.cold': '冷钱包',
  'asset.percent': '覆盖率',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'member/asset': typeof words;
  }
}
