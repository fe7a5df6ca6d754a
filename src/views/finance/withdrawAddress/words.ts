import type { Words } from '@/i18n/keys';

export const words = {
  'withdrawAddress.address': ['提现地址', 'Address', '提現地址'],
  'withdrawAddress.label': ['备注名', 'Label', '備註名稱'],
  'withdrawAddress.isWhitelist': ['白名单', 'Whitelisted', '白名單'],
  'withdrawAddress.activeAt': ['生效时间', 'Active from', '生效時間'],
  'withdrawAddress.useCount': ['使用次数', 'Uses', '使用次數'],
  'withdrawAddress.totalAmount': ['累计提现', 'Total withdrawn', '累計提現'],
  'withdrawAddress.lastUsedAt': ['最近使用', 'Last used', '最近使用'],
  'withdrawAddress.riskNote': ['风险说明', 'Risk note', '風險說明'],
  'withdrawAddress.createdIp': ['添加 IP', 'Added from IP', '新增時 IP'],
  'withdrawAddress.blacklistedBy': ['加入黑名单操作人', 'Blacklisted by', '列入黑名單者'],
  'withdrawAddress.blacklistedAt': ['加入黑名单时间', 'Blacklisted at', '列入黑名單時間'],
  'withdrawAddress.blacklistReason': ['加入黑名单原因', 'Blacklist reason', '列入黑名單原因'],
  'withdrawAddress.sectionAddress': ['地址', 'Address', '地址'],
  'withdrawAddress.sectionRisk': ['风险', 'Risk', '風險'],
  'withdrawAddress.newToday': ['今日新增', 'New today', '今日新增'],
  'withdrawAddress.shared': ['共用地址', 'Shared', '共用地址'],
  'withdrawAddress.blacklisted': ['黑名单地址', 'Blacklisted', '黑名單地址'],
  'withdrawAddress.members': ['共用会员', 'Members sharing it', '共用會員'],
  'withdrawAddress.membersCount': ['{{n}} 位会员共用', 'Members: {{n}}', '{{n}} 位會員共用'],
  'withdrawAddress.records': ['提现记录', 'Withdraw logs', '提現記錄'],
  'withdrawAddress.blacklist': ['加入黑名单', 'Blacklist', '列入黑名單'],
  'withdrawAddress.blacklistText': [
    '对使用该地址的全部 {{n}} 位会员生效；待打款的提现立即挂起。',
    'Applies to all members with this address ({{n}}). Withdrawals awaiting payout to it go on hold immediately.',
    '對使用該地址的全部 {{n}} 位會員生效；待撥款的提現立即掛起。',
  ],
  'withdrawAddress.blacklistDone': [
    '已加入黑名单，涉及 {{members}} 位会员，挂起 {{held}} 笔记录',
    'Blacklisted. Members affected: {{members}}. Records put on hold: {{held}}.',
    '已列入黑名單，涉及 {{members}} 位會員，掛起 {{held}} 筆記錄',
  ],
  'withdrawAddress.unblacklist': ['移出黑名单', 'Remove from blacklist', '移出黑名單'],
  'withdrawAddress.unblacklistText': [
    '由 {{who}} 加入黑名单：{{why}}。须由其他人移出。已挂起的提现不会自动打款：退回审核后须重新审核。',
    'Blacklisted by {{who}}: {{why}}. Someone else must remove it. Nothing on hold is paid by itself: what goes back to review is reviewed again.',
    '由 {{who}} 列入黑名單：{{why}}。須由其他人移出。已掛起的提現不會自動撥款：退回審核後須重新審核。',
  ],
  'withdrawAddress.unblacklisted': ['已移出黑名单', 'Removed from blacklist', '已移出黑名單'],
  'withdrawAddress.disable': ['停用', 'Disable', '停用'],
  'withdrawAddress.disableText': [
    '会员 {{uid}} 将不能再提现到该地址，可重新启用。',
    'Member {{uid}} can no longer withdraw to this address. You can enable it again.',
    '會員 {{uid}} 將不能再提現到該地址，可重新啟用。',
  ],
  'withdrawAddress.disabled': ['已停用', 'Disabled', '已停用'],
  'withdrawAddress.enable': ['启用', 'Enable', '啟用'],
  'withdrawAddress.enabled': ['已启用', 'Enabled', '已啟用'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
