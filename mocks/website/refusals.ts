import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  versionFalls: [
    '版本号不能低于当前的 {n}，会员可能已经接受该版本',
    "The version can't be below the present {n}, which members may have accepted",
    '版本號不能低於目前的 {n}，會員可能已經接受該版本',
  ],
  alreadySo: [
    '网站内容已与此版本一致，无需恢复',
    'The site says the same already. There is nothing to restore.',
    '網站內容已與此版本一致，無需還原',
  ],
  switchedSo: ['此开关已处于该状态', 'This switch is in that state already', '此開關已處於該狀態'],
  tooLong: ['维护时间最长 {n} 小时', 'A maintenance lasts {n} hours at most', '維護時間最長 {n} 小時'],
  noAddress: [
    '“{value}”不是 IP 地址或网段，例如 203.0.113.5 或 203.0.113.0/24',
    '"{value}" is no IP address or network, for example 203.0.113.5 or 203.0.113.0/24',
    '「{value}」不是 IP 位址或網段，例如 203.0.113.5 或 203.0.113.0/24',
  ],
  ownAddress: [
    '名单须包含您当前的地址 {ip}，否则您将无法再登录',
    "The list must contain your own address {ip}, or you couldn't sign in any more",
    '名單須包含您目前的位址 {ip}，否則您將無法再登入',
  ],
  noMaintenance: [
    '当前没有已计划或进行中的维护',
    'No maintenance is planned or under way',
    '目前沒有已計畫或進行中的維護',
  ],
} as const satisfies Record<string, Texts>;
