import type { Words } from '@/i18n/keys';

export const words = {
  'loginError.errors': ['错误记录', 'Errors', '錯誤記錄'],
  'loginError.sources': ['撞库视图', 'By address', '撞庫檢視'],
  'loginError.figures': ['统计', 'Figures', '統計'],
  'loginError.userType': ['账号类别', 'User type', '帳號類別'],
  'loginError.account': ['登录账号', 'Account', '登入帳號'],
  'loginError.errorType': ['错误类型', 'Error', '錯誤類型'],
  'loginError.ip': ['IP 地址', 'IP address', 'IP 位址'],
  'loginError.location': ['归属地', 'Location', '歸屬地'],
  'loginError.device': ['设备', 'Device', '裝置'],
  'loginError.failCount': ['连续次数', 'In a row', '連續次數'],
  'loginError.lockedUntil': ['锁定至', 'Locked until', '鎖定至'],
  'loginError.locked': ['当前锁定', 'Locked now', '目前鎖定'],
  'loginError.createdAt': ['时间', 'Time', '時間'],
  'loginError.unlock': ['解除锁定', 'Unlock', '解除鎖定'],
  'loginError.unlockText': [
    '将清除 {{account}} 的密码错误次数，可立即重新登录。',
    'Forgets the wrong passwords of {{account}}, which can sign in again immediately.',
    '將清除 {{account}} 的密碼錯誤次數，可立即重新登入。',
  ],
  'loginError.unlocked': ['已解除锁定', 'Unlocked', '已解除鎖定'],
  'loginError.tooYoung': [
    '{{n}} 天内的记录不能删除',
    'Entries of the last {{n}} days can’t be deleted',
    '{{n}} 天內的記錄不能刪除',
  ],
  'loginError.byHour': ['近 48 小时每小时错误数', 'Errors per hour, last 48 h', '近 48 小時每小時錯誤數'],
  'loginError.ofMembers': ['会员', 'Members', '會員'],
  'loginError.ofStaff': ['后台', 'Console', '後台'],
  'loginError.count': ['次数', 'Errors', '次數'],
  'loginError.topAccounts': ['错误最多的账号', 'Accounts with most errors', '錯誤最多的帳號'],
  'loginError.topIps': ['错误最多的 IP', 'IP addresses with most errors', '錯誤最多的 IP'],
  'loginSource.ip': ['IP 地址', 'IP address', 'IP 位址'],
  'loginSource.location': ['归属地', 'Location', '歸屬地'],
  'loginSource.ipType': ['IP 类型', 'IP type', 'IP 類型'],
  'loginSource.userType': ['账号类别', 'User type', '帳號類別'],
  'loginSource.accounts': ['账号数', 'Accounts', '帳號數'],
  'loginSource.tries': ['尝试次数', 'Tries', '嘗試次數'],
  'loginSource.lockedAccounts': ['被锁账号', 'Locked accounts', '被鎖帳號'],
  'loginSource.firstAt': ['首次', 'First', '首次'],
  'loginSource.lastAt': ['最近', 'Last', '最近'],
  'loginSource.blocked': ['已封禁', 'Blocked', '已封鎖'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
