import type { Texts } from '../../core/rows';

const TEXTS: Record<string, Texts> = {
  add: ['新增', 'Add', '新增'],
  edit: ['编辑', 'Edit', '編輯'],
  update: ['编辑', 'Edit', '編輯'],
  delete: ['删除', 'Delete', '刪除'],
  get: ['详情', 'Details', '詳情'],
  list: ['查看', 'View', '查看'],
  export: ['导出', 'Export', '匯出'],
  import: ['导入', 'Import', '匯入'],
  review: ['审核', 'Review', '審核'],
  setStatus: ['启用/停用', 'Switch on or off', '啟用/停用'],
  sort: ['排序', 'Sort', '排序'],
  copy: ['复制', 'Copy', '複製'],
  cancel: ['撤销', 'Cancel', '撤銷'],
  publish: ['发布', 'Publish', '發佈'],
  revoke: ['撤回', 'Revoke', '撤回'],
  reveal: ['查看敏感信息', 'Reveal', '查看敏感資訊'],
  freeze: ['冻结', 'Freeze', '凍結'],
  unfreeze: ['解冻', 'Unfreeze', '解凍'],
  kick: ['强制下线', 'Sign out', '強制登出'],
  close: ['注销', 'Close', '註銷'],
  clear: ['清空', 'Clear', '清空'],
  chargeLogAdd: ['人工充值', 'Manual recharge', '人工充值'],
  chargeLogReview: ['充值审核', 'Review recharge', '充值審核'],
  withdrawLogReview: ['提现审核', 'Review withdraw', '提現審核'],
  withdrawLogReviewFinal: ['提现终审', 'Final review', '提現終審'],
  withdrawLogOverride: ['越过风控', 'Override risk block', '越過風控'],
  withdrawLogPay: ['打款', 'Pay', '打款'],
  withdrawLogResult: ['登记结果', 'Record result', '登記結果'],
  rejectFinal: ['永久驳回', 'Reject for good', '永久駁回'],
};

/** What the menu tree calls a button; a verb without words of its own is shown as it is. */
export const verbTexts = (verb: string): Texts => TEXTS[verb] ?? [verb, verb, verb];
