import type { Words } from '@/i18n/keys';

/** Messages of the actions on a member, in the list and on the detail screen. */
export const words = {
  'member.freezeUntil': ['冻结至', 'Frozen until', '凍結至'],
  'member.freeze': ['冻结', 'Freeze', '凍結'],
  'member.unfreeze': ['解冻', 'Unfreeze', '解凍'],
  'member.freezeText': [
    '冻结后该会员不能登录、交易和提现，当前会话将被强制下线。待打款的提现立即挂起，未成交委托会被撤销，持仓保留。',
    'The member can no longer sign in, trade or withdraw, and current sessions end. Withdrawals awaiting payout go on hold immediately, open entrusts are cancelled and positions stay open.',
    '凍結後該會員不能登入、交易和提現，目前工作階段將被強制登出。待撥款的提現立即掛起，未成交委託會被撤銷，持倉保留。',
  ],
  'member.freezeUntilHint': [
    '到期自动解冻；留空则需人工解冻',
    'Unfreezes automatically at this time. Leave empty to unfreeze manually.',
    '到期自動解凍；留空則需人工解凍',
  ],
  'member.unfreezeText': [
    '解冻后恢复冻结前的权限。已挂起的提现不会自动打款：退回审核后须重新审核。',
    'Restores the permissions from before the freeze. Nothing on hold is paid by itself: what goes back to review is reviewed again.',
    '解凍後還原凍結前的權限。已掛起的提現不會自動撥款：退回審核後須重新審核。',
  ],
  'member.freezeMany': [
    '选中 {{n}} 位会员：{{names}}',
    'Members selected: {{n}} ({{names}})',
    '已選取 {{n}} 位會員：{{names}}',
  ],
  'member.frozen': ['已冻结', 'Frozen', '已凍結'],
  'member.unfrozen': ['已解冻', 'Unfrozen', '已解凍'],
  'member.resetPassword': ['重置登录密码', 'Reset password', '重設登入密碼'],
  'member.resetFundPassword': ['重置资金密码', 'Reset fund password', '重設資金密碼'],
  'member.resetGoogle': ['重置谷歌验证', 'Reset Google Authenticator', '重設 Google 驗證'],
  'member.resetText': [
    '将向 {{account}} 发送一次性链接，密码不会显示给任何人；24 小时内该会员不能提现。',
    "A one-time link will be sent to {{account}}. The password is never shown to anyone. The member can't withdraw for 24 hours.",
    '將向 {{account}} 寄送一次性連結，密碼不會顯示給任何人；24 小時內該會員不能提現。',
  ],
  'member.linkSent': ['一次性链接已发送', 'One-time link sent', '一次性連結已寄送'],
  'member.adjust': ['资产调整', 'Adjust balance', '資產調整'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    member: typeof words;
  }
}
