const words = {
  'rechargeAddress.address': '充值地址',
  'rechargeAddress.allocType': '分配状态',
  'rechargeAddress.source': '来源',
  'rechargeAddress.chainBalance': '链上余额',
  'rechargeAddress.toCollect': '待归集',
  'rechargeAddress.collectNo': '归集任务号',
  'rechargeAddress.totalReceived': '累计收款',
  'rechargeAddress.receiveCount': '收款次数',
  'rechargeAddress.lastReceivedAt': '最近收款',
  'rechargeAddress.allocatedAt': '分配时间',
  'rechargeAddress.count': '数量',
  'rechargeAddress.add': '新增地址',
  'rechargeAddress.memoHint': '需要标签的链必填，其他链留空',
  'rechargeAddress.memberHint': '只有空闲地址可以分配；已分配的地址不能转给其他会员',
  'rechargeAddress.sectionAddress': '地址',
  'rechargeAddress.sectionMoney': '收款与归集',
  'rechargeAddress.sectionRecord': '记录',
  'rechargeAddress.qr': '二维码',
  'rechargeAddress.qrTitle': '{{walletCode}} 收款二维码',
  'rechargeAddress.qrLabel': '地址 {{address}} 的二维码',
  'rechargeAddress.records': '充值记录',
  'rechargeAddress.collect': '归集',
  'rechargeAddress.collectText': '将 {{n}} 个地址上的 {{amounts}} 归集到热钱包。会员余额不变。',
  'rechargeAddress.collected': '归集任务已创建',
  'rechargeAddress.collecting': '归集中',
  'rechargeAddress.due': '待归集',
  'rechargeAddress.nothingToCollect': '所选地址须有余额且不在归集中',
  'rechargeAddress.disable': '停用',
  'rechargeAddress.disableText': '停用后不再分配给会员，可重新启用。',
  'rechargeAddress.replaceText':
    '该地址已分配给会员 {{uid}}。停用后将为其更换新地址；旧地址退役，仍会继续监控入账，不可恢复。',
  'rechargeAddress.disabled': '已停用',
  'rechargeAddress.replaced': '会员 {{uid}} 的新地址：{{address}}',
  'rechargeAddress.enable': '启用',
  'rechargeAddress.enabled': '已启用',
  'rechargeAddress.generate': '批量生成',
  'rechargeAddress.generateText': '由托管网关生成空闲地址，一次 1–{{n}} 个。',
  'rechargeAddress.generated': '已生成',
  'rechargeAddress.import': '导入',
  'rechargeAddress.importText': '每行一个地址，同属一个钱包代码；出错的行不影响其他行。最多 {{n}} 行。',
  'rechargeAddress.importCounts': '已导入 {{done}} 个地址，{{failed}} 行有误',
  'rechargeAddress.toCollectTotal': '待归集合计 (USDT)',
  'rechargeAddress.idleLeft': '各钱包代码剩余空闲地址（少于 20 告警）',
  'rechargeAddress.idleLow': '{{walletCode}} 仅剩 {{n}} 个空闲地址',
  'rechargeAddress.addresses': '{{n}} 个地址',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'finance/rechargeAddress': typeof words;
  }
}
