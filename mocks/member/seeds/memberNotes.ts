import type { Db } from '../../core/db';
import { DAY, HOUR, MINUTE, stampOf } from '../../core/time';

/** Member, author, minutes ago, text, mentioned, pinned. */
const NOTES: readonly (readonly [number, string, number, string, string[], 0 | 1])[] = [
  [1, 'finance01', (3 * HOUR) / MINUTE, '大额提现，已电话核实本人意愿，待终审。', ['finance02'], 1],
  [1, 'service02', (9 * DAY) / MINUTE, 'VIP5 客户，请优先处理工单。', [], 0],
  [
    2,
    'risk001',
    55,
    '与 10010003–06 同设备、同 IP、同提现地址，疑似同一人领取奖励。',
    ['service01', 'finance01'],
    1,
  ],
  [7, 'service01', (3 * HOUR) / MINUTE, '会员来电称自己修改了登录密码，已提醒 24 小时内不能提现。', [], 0],
  [9, 'service02', 20, '付款人与实名不符，已请会员补充付款截图。', ['risk001'], 0],
  [14, 'service01', (2 * DAY) / MINUTE, '=HYPERLINK("https://example.com/phish","点此查看")', [], 0],
  [15, 'risk002', (30 * DAY) / MINUTE, '导师账号，团队由 agent01 对接。', [], 1],
  [16, 'service02', (29 * DAY) / MINUTE, '会员申请注销，资产已清零。', [], 0],
];

/** What staff wrote about members. */
export function seedMemberNotes(db: Db): void {
  for (const [memberId, createdBy, minutes, content, mentions, pinned] of NOTES) {
    const id = db.nextId('memberNote');
    const createdAt = stampOf(db.now() - minutes * MINUTE);
    db.memberNotes.set(id, { id, memberId, content, pinned, mentions, createdBy, createdAt, deleted: false });
  }
}
