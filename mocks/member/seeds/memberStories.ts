import { MemberStatus } from '../../../src/contract/member/memberFlow';
import type { Db } from '../../core/db';
import type { Member } from '../../core/rows';
import { BONUS_HUNTERS, STORY_MEMBERS } from '../../core/seeds/stories';
import { HOUR, stampOf } from '../../core/time';

/** 10010015, whose team `agent01` looks after. */
export const TEAM_LEADER = 15;
export const TEAM_SIZE = 40;

/** 10010016: closed, with a history. */
const CLOSED_MEMBER = 16;

function story(id: number, now: number): Partial<Member> {
  if (id === 1) return { nickname: 'north.whale', level: 5, kycLevel: 2, tags: ['高净值'] };
  if (BONUS_HUNTERS.includes(id)) {
    return {
      kycLevel: 1,
      level: 0,
      riskLevel: 3,
      tags: ['关联账户'],
      registerIp: '203.0.113.77',
      lastLoginIp: '203.0.113.77',
    };
  }
  switch (id) {
    case 7:
      return { kycLevel: 2, withdrawLockUntil: stampOf(now + 21 * HOUR), remark: '3 小时前修改过登录密码' };
    case 8:
      return { kycLevel: 1 };
    case 9:
      return { countryCode: 'CN', nickname: '雨桐', kycLevel: 1 };
    case 10:
    case 11:
      return { countryCode: 'CN', kycLevel: 0 };
    case 12:
      return { level: 2, kycLevel: 2 };
    case 13:
      return { nickname: 'one.wei', kycLevel: 1 };
    case 14:
      return {
        nickname: '这是一个恰好二十个全角字符长度的会员昵称',
        remark: '=HYPERLINK("https://example.com/phish","点此查看")',
        kycLevel: 1,
      };
    case TEAM_LEADER:
      return { nickname: 'mentor.gao', memberType: 4, level: 3, kycLevel: 2, tags: ['导师'] };
    case CLOSED_MEMBER:
      return {
        status: MemberStatus.closed,
        canLogin: 0,
        canTrade: 0,
        canWithdraw: 0,
        canTransfer: 0,
        kycLevel: 1,
        remark: '会员申请注销',
      };
    default:
      return {};
  }
}

/** Gives the first sixteen members what the fixed stories need. */
export function applyMemberStories(db: Db, now: number): void {
  for (let id = 1; id <= STORY_MEMBERS; id++) {
    const member = db.members.get(id);
    if (member) Object.assign(member, { riskLevel: 1, tags: [], kycLevel: 1 }, story(id, now));
  }
}
