import type zh from './zh-CN';

export default {
  'ledger.frozenAfter': '變動後凍結',
  'ledger.refType': '關聯類型',
  'ledger.operatorName': '操作人',
  'ledger.group.1': '充值與提現',
  'ledger.group.2': '劃轉',
  'ledger.group.3': '合約',
  'ledger.group.4': '交割',
  'ledger.group.5': '質押',
  'ledger.group.6': '行銷活動',
  'ledger.group.7': '人工調整',
  'ledger.byCoin': '依幣種進出',
  'ledger.in': '流入',
  'ledger.out': '流出',
  'ledger.net': '淨額',
  'ledger.usdtNet': '淨額≈USDT',
  'ledger.count': '{{n}} 筆流水',
} satisfies Record<keyof typeof zh, string>;
