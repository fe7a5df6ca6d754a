import type { Words } from '@/i18n/keys';

export const words = {
  'ledger.frozenAfter': ['变动后冻结', 'Frozen after', '變動後凍結'],
  'ledger.refType': ['关联类型', 'Reference type', '關聯類型'],
  'ledger.operatorName': ['操作人', 'Operator', '操作人'],
  'ledger.group.1': ['充值与提现', 'Recharges and withdrawals', '充值與提現'],
  'ledger.group.2': ['划转', 'Transfers', '劃轉'],
  'ledger.group.3': ['合约', 'Contracts', '合約'],
  'ledger.group.4': ['交割', 'Delivery', '交割'],
  'ledger.group.5': ['质押', 'Staking', '質押'],
  'ledger.group.6': ['营销活动', 'Campaigns', '行銷活動'],
  'ledger.group.7': ['人工调整', 'Manual adjustments', '人工調整'],
  'ledger.byCoin': ['按币种进出', 'Inflow and outflow by coin', '依幣種進出'],
  'ledger.in': ['流入', 'Inflow', '流入'],
  'ledger.out': ['流出', 'Outflow', '流出'],
  'ledger.net': ['净额', 'Net', '淨額'],
  'ledger.usdtNet': ['净额 ≈ USDT', 'Net ≈ USDT', '淨額 ≈ USDT'],
  'ledger.count': ['{{n}} 条流水', 'Entries: {{n}}', '{{n}} 筆流水'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
