const words = {
  'withdrawAddress.address': '提现地址',
  'withdrawAddress.label': '备注名',
  'withdrawAddress.isWhitelist': '白名单',
  'withdrawAddress.activeAt': '生效时间',
  'withdrawAddress.useCount': '使用次数',
  'withdrawAddress.totalAmount': '累计提现',
  'withdrawAddress.lastUsedAt': '最近使用',
  'withdrawAddress.riskNote': '风险说明',
  'withdrawAddress.createdIp': '添加IP',
  'withdrawAddress.blacklistedBy': '拉黑人',
  'withdrawAddress.blacklistedAt': '拉黑时间',
  'withdrawAddress.blacklistReason': '拉黑原因',
  'withdrawAddress.sectionAddress': '地址',
  'withdrawAddress.sectionMember': '会员与使用',
  'withdrawAddress.sectionRisk': '风险',
  'withdrawAddress.newToday': '今日新增',
  'withdrawAddress.shared': '共用地址',
  'withdrawAddress.blacklisted': '黑名单地址',
  'withdrawAddress.members': '共用会员',
  'withdrawAddress.membersCount': '{{n}} 人共用',
  'withdrawAddress.records': '提现记录',
  'withdrawAddress.blacklist': '拉黑',
  'withdrawAddress.blacklistText': '对使用该地址的全部 {{n}} 名会员生效；待审核的提现将被挂起。',
  'withdrawAddress.blacklistDone': '已拉黑，涉及 {{members}} 名会员，挂起 {{held}} 笔提现',
  'withdrawAddress.unblacklist': '移出黑名单',
  'withdrawAddress.unblacklistText': '由 {{who}} 拉黑：{{why}}。须由其他人移出；已挂起的提现仍需逐笔处理。',
  'withdrawAddress.unblacklisted': '已移出黑名单',
  'withdrawAddress.disable': '停用',
  'withdrawAddress.disableText': '会员 {{uid}} 将不能再提现到该地址，可重新启用。',
  'withdrawAddress.disabled': '已停用',
  'withdrawAddress.enable': '启用',
  'withdrawAddress.enabled': '已启用',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    'finance/withdrawAddress': typeof words;
  }
}
