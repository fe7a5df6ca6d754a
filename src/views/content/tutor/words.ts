import type { Words } from '@/i18n/keys';

export const words = {
  'tutor.avatar': ['头像', 'Avatar', '頭像'],
  'tutor.name': ['导师', 'Tutor', '導師'],
  'tutor.title': ['头衔', 'Headline', '頭銜'],
  'tutor.intro': ['简介', 'About', '簡介'],
  'tutor.bindUid': ['绑定会员 UID', 'Member UID', '綁定會員 UID'],
  'tutor.fields': ['擅长领域', 'Expertise', '擅長領域'],
  'tutor.years': ['从业年限', 'Years of practice', '從業年限'],
  'tutor.contacts': ['联系方式', 'Contacts', '聯絡方式'],
  'tutor.followerCount': ['关注人数', 'Followers', '關注人數'],
  'tutor.teamCount': ['团队人数', 'Team', '團隊人數'],
  'tutor.winRate': ['胜率', 'Win rate', '勝率'],
  'tutor.pnl30d': ['30 日盈亏', '30 d PnL', '30 日盈虧'],
  'tutor.maxDrawdown': ['最大回撤', 'Drawdown', '最大回撤'],
  'tutor.isRecommend': ['推荐', 'Featured', '推薦'],
  'tutor.sort': ['排序', 'Order', '排序'],
  'tutor.about': ['导师', 'Tutor', '導師'],
  'tutor.figures': ['绑定会员的战绩', 'Results of the bound member', '綁定會員的戰績'],
  'tutor.audit': ['记录', 'Record', '記錄'],
  'tutor.toMember': ['会员全景', 'Member 360', '會員全景'],
  'tutor.bindHint': [
    '8 位 UID，留空表示不绑定。胜率、盈亏和回撤由该会员已平仓和已结算的订单计算，不可修改。',
    'The 8 digits of a UID, or empty for none. Win rate, PnL and drawdown are computed from the orders that this member has closed and cannot be edited.',
    '8 位 UID，留空表示不綁定。勝率、盈虧和回撤由該會員已平倉和已結算的訂單計算，不可修改。',
  ],
  'tutor.bindPattern': ['请输入 8 位数字', 'Enter 8 digits', '請輸入 8 位數字'],
  'tutor.contactsHint': [
    '仅在导师启用时向会员展示',
    'Members see them only while the tutor is enabled',
    '僅在導師啟用時向會員展示',
  ],
  'tutor.recommendHint': ['最多推荐 6 位', 'Max. 6 tutors', '最多推薦 6 位'],
  'tutor.addContact': ['添加联系方式', 'Add contact', '新增聯絡方式'],
  'tutor.dropContact': ['移除联系方式 {{n}}', 'Remove contact {{n}}', '移除聯絡方式 {{n}}'],
  'tutor.contactType': ['联系方式 {{n}} 的类型', 'Type of contact {{n}}', '聯絡方式 {{n}} 的類型'],
  'tutor.contactValue': ['联系方式 {{n}}', 'Contact {{n}}', '聯絡方式 {{n}}'],
  'tutor.contactLine': ['{{type}}：{{value}}', '{{type}}: {{value}}', '{{type}}：{{value}}'],
  'tutor.contact.telegram': ['Telegram', 'Telegram', 'Telegram'],
  'tutor.contact.wechat': ['微信', 'WeChat', '微信'],
  'tutor.contact.email': ['邮箱', 'Email', '電子郵件'],
  'tutor.contact.phone': ['电话', 'Phone', '電話'],
  'tutor.contact.x': ['X', 'X', 'X'],
  'tutor.contact.other': ['其他', 'Other', '其他'],
} satisfies Words;

declare module '@/i18n/keys' {
  interface Messages extends Record<keyof typeof words, string> {}
}
