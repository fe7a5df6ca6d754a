/** Messages of the actions on a member, in the list and on the detail screen. */
const words = {
  'member.freezeUntil': '冻结至',
  'member.freeze': '冻结',
  'member.unfreeze': '解冻',
  'member.freezeText':
    '冻结后该会员不能登录、交易和提现，当前会话将被强制下线。待审核的提现会被挂起，未成交委托会被撤销，持仓保留。',
  'member.freezeUntilHint': '到期自动解冻；留空则需人工解冻',
  'member.unfreezeText': '解冻后恢复冻结前的权限；已挂起的提现需另行处理。',
  'member.freezeMany': '选中 {{n}} 位会员：{{names}}',
  'member.frozen': '已冻结',
  'member.unfrozen': '已解冻',
  'member.resetPassword': '重置登录密码',
  'member.resetFundPassword': '重置资金密码',
  'member.resetGoogle': '重置谷歌验证',
  'member.resetText': '将向 {{account}} 发送一次性链接，密码不会显示给任何人；24 小时内该会员不能提现。',
  'member.linkSent': '一次性链接已发送',
  'member.adjust': '资产调整',
} as const;

export default words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
  interface Areas {
    member: typeof words;
  }
}
