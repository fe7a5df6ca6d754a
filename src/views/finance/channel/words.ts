import type { Words } from '@/i18n/keys';

export const words = {
  'channel.channelCode': ['通道编码', 'Channel code', '通道編碼'],
  'channel.channelType': ['通道类型', 'Channel type', '通道類型'],
  'channel.channelName': ['通道名称', 'Channel name', '通道名稱'],
  'channel.guide': ['充值说明', 'Recharge guide', '充值說明'],
  'channel.address': ['收款地址', 'Address', '收款地址'],
  'channel.qrImg': ['二维码', 'QR code', 'QR Code'],
  'channel.bankName': ['银行', 'Bank', '銀行'],
  'channel.bankAccount': ['银行账号', 'Account no.', '銀行帳號'],
  'channel.accountName': ['户名', 'Account holder', '戶名'],
  'channel.gatewayUrl': ['网关地址', 'Gateway URL', '閘道網址'],
  'channel.merchantNo': ['商户号', 'Merchant no.', '特店代號'],
  'channel.secretRef': ['密钥引用', 'Secret reference', '金鑰參照'],
  'channel.rate': ['兑换汇率', 'Rate', '兌換匯率'],
  'channel.rateAgain': ['再次输入汇率', 'Re-enter rate', '再次輸入匯率'],
  'channel.minAmount': ['最小金额', 'Minimum amount', '最小金額'],
  'channel.maxAmount': ['最大金额', 'Maximum amount', '最大金額'],
  'channel.dailyLimit': ['日限额', 'Daily limit', '日限額'],
  'channel.dailyUsed': ['今日已用（含待审）', 'Used today, with pending', '今日已用（含待審）'],
  'channel.feeValue': ['手续费', 'Fee', '手續費'],
  'channel.autoReview': ['自动入账', 'Automatic credit', '自動入帳'],
  'channel.reviewThreshold': ['复核阈值', 'Review threshold', '覆核門檻'],
  'channel.visibleLevels': ['可见等级', 'Visible levels', '可見等級'],
  'channel.visibleCountries': ['可见国家/地区', 'Visible countries and regions', '可見國家/地區'],
  'channel.successRate': ['成功率（近 7 天）', 'Success rate (7 days)', '成功率（近 7 天）'],
  'channel.sectionTerms': ['限额与费率', 'Limits and fees', '限額與費率'],
  'channel.sectionReceiving': ['收款信息', 'Receiving details', '收款資訊'],
  'channel.copy': ['复制为新通道', 'Copy as new', '複製為新通道'],
  'channel.receivingHint': [
    '须由他人确认后才会生效',
    'Takes effect only after another operator confirms it',
    '須由他人確認後才會生效',
  ],
  'channel.confirmHint': [
    '收款信息需要您的登录密码，并由他人确认',
    "Changing receiving details requires your sign-in password and another operator's confirmation",
    '收款資訊需要您的登入密碼，並由他人確認',
  ],
  'channel.secretHint': [
    '只填写密钥存放位置，不要填写密钥本身',
    'Enter where the secret is stored, never the secret itself',
    '只填寫金鑰存放位置，不要填寫金鑰本身',
  ],
  'channel.codeHint': [
    '小写字母开头，可含数字和下划线，创建后不可修改',
    'Starts with a lowercase letter. Digits and underscores are allowed. Cannot be changed later.',
    '小寫字母開頭，可含數字和底線，建立後不可修改',
  ],
  'channel.urlHint': [
    '请输入以 https:// 开头的网址',
    'Enter a URL that starts with https://',
    '請輸入以 https:// 開頭的網址',
  ],
  'channel.maskedAccount': [
    '请输入完整账号，不能含 *',
    'Enter the full account number, without *',
    '請輸入完整帳號，不能含 *',
  ],
  'channel.rateHint': [
    '汇率变动超过 5%，请再输入一次确认',
    'The rate changes by more than 5%. Enter it again to confirm.',
    '匯率變動超過 5%，請再輸入一次確認',
  ],
  'channel.rateDiffers': ['两次输入的汇率不一致', "The two rates don't match", '兩次輸入的匯率不一致'],
  'channel.emptyIsAll': ['留空表示全部可见', 'Leave empty to show to everyone', '留空表示全部可見'],
  'channel.nearlyFull': [
    '已用达到日限额 90% 以上：{{names}}',
    'At 90% of the daily limit or more: {{names}}',
    '已用達到日限額 90% 以上：{{names}}',
  ],
  'channel.todayUsdt': [
    '今日入账（仅通道充值）',
    'Credited today through channels',
    '今日入帳（僅通道充值）',
  ],
  'channel.weekRateHint': [
    '已审结的充值中成功入账的占比',
    'Credited recharges as a share of those reviewed',
    '已審結的充值中成功入帳的佔比',
  ],
  'channel.pendingNames': [
    '收款信息变更待他人确认：{{names}}',
    'New receiving details waiting for another operator: {{names}}',
    '收款資訊變更待他人確認：{{names}}',
  ],
  'channel.pendingAccount': ['新账号', 'New account no.', '新帳號'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
