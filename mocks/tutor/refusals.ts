import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  noMember: ['没有 UID 为 {uid} 的会员', 'There is no member with UID {uid}', '沒有 UID 為 {uid} 的會員'],
  notActive: [
    '会员 {uid} 已冻结或注销，不能绑定',
    "Member {uid} is frozen or closed and can't be bound",
    '會員 {uid} 已凍結或註銷，不能綁定',
  ],
  boundElsewhere: [
    '会员 {uid} 已绑定导师「{name}」',
    'Member {uid} is already bound to tutor "{name}"',
    '會員 {uid} 已綁定導師「{name}」',
  ],
  tooMany: ['最多推荐 {max} 位导师', 'At most {max} tutors can be featured', '最多推薦 {max} 位導師'],
} satisfies Record<string, Texts>;
