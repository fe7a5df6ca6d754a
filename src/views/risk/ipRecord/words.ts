import type { Words } from '@/i18n/keys';

export const words = {
  'ipRecord.ip': ['IP 地址', 'IP address', 'IP 位址'],
  'ipRecord.action': ['行为', 'Action', '行為'],
  'ipRecord.isp': ['运营商', 'ISP', '電信業者'],
  'ipRecord.ipType': ['IP 类型', 'IP type', 'IP 類型'],
  'ipRecord.device': ['设备', 'Device', '裝置'],
  'ipRecord.deviceId': ['设备号', 'Device ID', '裝置號'],
  'ipRecord.os': ['系统', 'OS', '作業系統'],
  'ipRecord.browser': ['浏览器', 'Browser', '瀏覽器'],
  'ipRecord.result': ['是否成功', 'Done', '是否成功'],
  'ipRecord.sameIpMembers': ['同 IP 会员数', 'Members on IP', '同 IP 會員數'],
  'ipRecord.riskLevel': ['风险等级', 'Risk level', '風險等級'],
  'ipRecord.createdAt': ['时间', 'Time', '時間'],
  'ipRecord.members': ['同 IP 会员', 'Members on this IP', '同 IP 會員'],
  'ipRecord.membersOn': ['来自 {{ip}} 的会员', 'Members who came from {{ip}}', '來自 {{ip}} 的會員'],
  'ipRecord.counted': [
    '共 {{total}} 名会员；合计充值 ≈ {{in}} USDT，提现 ≈ {{out}} USDT',
    'Members: {{total}}. Recharged ≈ {{in}} USDT, withdrawn ≈ {{out}} USDT in all.',
    '共 {{total}} 名會員；合計充值 ≈ {{in}} USDT，提現 ≈ {{out}} USDT',
  ],
  'ipRecord.inUsdt': ['充值', 'Recharged', '充值'],
  'ipRecord.outUsdt': ['提现', 'Withdrawn', '提現'],
  'ipRecord.sharedIps': ['其他共用 IP', 'Other shared IPs', '其他共用 IP'],
  'ipRecord.times': ['次数', 'Times', '次數'],
  'ipRecord.lastAt': ['最近', 'Last', '最近'],
  'ipRecord.byCountry': ['登录按国家/地区', 'Sign-ins by country', '登入按國家/地區'],
  'ipRecord.shared': ['会员最多的 IP', 'IP addresses with most members', '會員最多的 IP'],
  'ipRecord.hidden': ['VPN 与机房占比', 'VPN and data centres', 'VPN 與機房占比'],
  'ipRecord.hiddenNote': [
    '{{hidden}} / {{total}} 条记录',
    '{{hidden}} of {{total}} records',
    '{{hidden}} / {{total}} 筆記錄',
  ],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
