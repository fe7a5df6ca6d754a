const words = {
  'adjust.adjustNo': '调整单号',
  'adjust.direction': '方向',
  'adjust.category': '类别',
  'adjust.reasonHint': '10–500 个字，写明依据',
  'adjust.refNoHint': '充值、提现等单号，必须存在',
  'adjust.beforeAvailable': '调整前可用',
  'adjust.afterAvailable': '调整后可用',
  'adjust.available': '可用',
  'adjust.batchNo': '批次号',
  'adjust.add': '新建调整',
  'adjust.addHint': '提交后须由他人复核，通过后才会入账。',
  'adjust.preview': '调整预览',
  'adjust.previewWait': '选择会员、账户、币种、方向并填写数量后显示',
  'adjust.previewFailed': '暂时无法预览',
  'adjust.short': '可用余额不足',
  'adjust.shortManual': '人工冻结 {{amount}}，不足以解冻',
  'adjust.confirm':
    '将为会员 {{uid}} 的{{account}}{{dir}} {{amount}} {{coin}}：{{before}} → {{after}}。提交后需他人复核。',
  'adjust.added': '已提交，等待他人复核',
  'adjust.review': '审核',
  'adjust.startReview': '开始审核',
  'adjust.reviewTitle': '复核调整 {{no}}',
  'adjust.approve.1': '通过后将立即为会员 {{uid}} 增加 {{amount}} {{coin}}',
  'adjust.approve.2': '通过后将立即从会员 {{uid}} 扣减 {{amount}} {{coin}}',
  'adjust.approve.3': '通过后将立即冻结会员 {{uid}} 的 {{amount}} {{coin}}',
  'adjust.approve.4': '通过后将立即解冻会员 {{uid}} 的 {{amount}} {{coin}}',
  'adjust.effect': '可用余额：{{before}} → {{after}} {{coin}}',
  'adjust.maker': '提交人 {{who}}，单号 {{adjustNo}}',
  'adjust.rejectText': '驳回后不可撤销，余额不变。',
  'adjust.cancel': '撤回',
  'adjust.cancelText': '撤回调整 {{adjustNo}}？撤回后不可恢复。',
  'adjust.cancelled': '已撤回',
  'adjust.sectionWhat': '调整内容',
  'adjust.sectionWho': '提交与复核',
  'adjust.ledger': '资产流水',
  'adjust.approved': '已通过的调整',
  'adjust.byCategory': '按类别',
  'adjust.byOperator': '按提交人',
  'adjust.credit': '增加',
  'adjust.debit': '扣减',
  'adjust.count': '笔数',
  'adjust.import': '批量导入',
  'adjust.importText': '每行生成一笔待复核的调整，同属一个批次；出错的行不影响其他行。最多 {{n}} 行。',
  'adjust.importCounts': '批次 {{batchNo}}：已提交 {{done}} 笔，{{failed}} 行有误',
  'adjust.importNone': '没有提交任何调整，{{failed}} 行有误',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'finance/adjust': typeof words;
  }
}
