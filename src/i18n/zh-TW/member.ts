import type zh from '../zh-CN/member';

export default {
  'member.freezeUntil': '凍結至',
  'member.freeze': '凍結',
  'member.unfreeze': '解凍',
  'member.freezeText':
    '凍結後該會員不能登入、交易和提現，目前工作階段將被強制下線。待審核的提現會被掛起，未成交委託會被撤銷，持倉保留。',
  'member.freezeUntilHint': '到期自動解凍；留空則需人工解凍',
  'member.unfreezeText': '解凍後恢復凍結前的權限；已掛起的提現需另行處理。',
  'member.freezeMany': '選取 {{n}} 位會員：{{names}}',
  'member.frozen': '已凍結',
  'member.unfrozen': '已解凍',
  'member.resetPassword': '重設登入密碼',
  'member.resetFundPassword': '重設資金密碼',
  'member.resetGoogle': '重設谷歌驗證',
  'member.resetText': '將向 {{account}} 寄送一次性連結，密碼不會顯示給任何人；24 小時內該會員不能提現。',
  'member.linkSent': '一次性連結已寄送',
  'member.adjust': '資產調整',
} satisfies Record<keyof typeof zh, string>;
