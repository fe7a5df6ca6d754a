import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  incomplete: ['无法发布：{why}', 'Can’t be published: {why}', '無法發佈：{why}'],
  unknownMember: ['会员 {uid} 不存在', 'There is no member {uid}', '會員 {uid} 不存在'],
  topFull: [
    '最多同时置顶 {max} 条公告',
    'At most {max} notices can be at the top at the same time',
    '最多同時置頂 {max} 則公告',
  ],
  popupFull: [
    '同时只能有 {max} 条弹窗公告',
    'Only {max} notice can be a pop-up at the same time',
    '同時只能有 {max} 則彈窗公告',
  ],
  notToCome: ['发布时间须晚于现在', 'The time to publish must be in the future', '發佈時間須晚於現在'],
  expired: ['失效时间须晚于现在', 'The time it expires must be in the future', '失效時間須晚於現在'],
  outAlready: [
    '已发布的公告不能再改发布时间',
    'The time of a published notice can’t be changed',
    '已發佈的公告不能再改發佈時間',
  ],
} satisfies Record<string, Texts>;
