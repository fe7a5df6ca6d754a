import type { Words } from '@/i18n/keys';

export const words = {
  'contractDeal.price': ['成交价', 'Price', '成交價'],
  'contractDeal.role': ['角色', 'Role', '角色'],
  'contractDeal.feeRate': ['费率', 'Fee rate', '費率'],
  'contractDeal.execType': ['成交类型', 'Execution', '成交類型'],
  'contractDeal.createdAt': ['成交时间', 'Time', '成交時間'],
  'contractDeal.volume': ['成交额', 'Turnover', '成交額'],
  'contractDeal.fees': ['手续费', 'Fees', '手續費'],
  'contractDeal.count': ['{{n}} 笔成交', 'Deals: {{n}}', '{{n}} 筆成交'],
  'contractDeal.byHour': ['每小时成交额', 'Turnover by hour', '每小時成交額'],
  'contractDeal.hour': ['小时', 'Hour', '小時'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
