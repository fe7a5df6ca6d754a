import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  assetsLeft: [
    '不能注销：资产未清零',
    "Can't close the account: it still holds assets",
    '不能註銷：資產未清零',
  ],
  withdrawsOpen: [
    '不能注销：存在未完成的提现',
    "Can't close the account: a withdrawal is still open",
    '不能註銷：尚有未完成的提現',
  ],
  boundToUser: [
    '不能注销：已绑定后台账号',
    "Can't close the account: it is bound to a console user",
    '不能註銷：已綁定後台帳號',
  ],
  tooManyTags: ['最多 {max} 个标签', 'Up to {max} tags', '最多 {max} 個標籤'],
  teamTooDeep: ['团队层级最多 {max} 级', 'A team can have up to {max} levels', '團隊層級最多 {max} 級'],
  freezeEnd: [
    '冻结到期时间须晚于现在',
    'The end of the freeze must be in the future',
    '凍結到期時間須晚於現在',
  ],
} as const satisfies Record<string, Texts>;
