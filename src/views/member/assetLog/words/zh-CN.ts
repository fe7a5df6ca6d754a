const words = {
  'ledger.frozenAfter': '变动后冻结',
  'ledger.refType': '关联类型',
  'ledger.operatorName': '操作人',
  'ledger.group.1': '充值与提现',
  'ledger.group.2': '划转',
  'ledger.group.3': '合约',
  'ledger.group.4': '交割',
  'ledger.group.5': '质押',
  'ledger.group.6': '营销活动',
  'ledger.group.7': '人工调整',
  'ledger.byCoin': '按币种进出',
  'ledger.in': '流入',
  'ledger.out': '流出',
  'ledger.net': '净额',
  'ledger.usdtNet': '净额≈USDT',
  'ledger.count': '{{n}} 条流水',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'member/assetLog': typeof words;
  }
}
