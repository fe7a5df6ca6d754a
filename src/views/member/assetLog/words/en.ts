import type zh from './zh-CN';

export default {
  'ledger.frozenAfter': 'Frozen after',
  'ledger.refType': 'Reference type',
  'ledger.operatorName': 'Operator',
  'ledger.group.1': 'Recharge and withdraw',
  'ledger.group.2': 'Transfers',
  'ledger.group.3': 'Contracts',
  'ledger.group.4': 'Delivery',
  'ledger.group.5': 'Staking',
  'ledger.group.6': 'Campaigns',
  'ledger.group.7': 'By hand',
  'ledger.byCoin': 'In and out per coin',
  'ledger.in': 'In',
  'ledger.out': 'Out',
  'ledger.net': 'Net',
  'ledger.usdtNet': 'Net ≈ USDT',
  'ledger.count': '{{n}} entries',
} satisfies Record<keyof typeof zh, string>;
