import { ContentNoticeTarget } from '../../src/contract/content/contentNoticeRules';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { ContentNoticeRow } from '../core/contentNoticeRow';
import type { Db } from '../core/db';
import { memberOfUid } from '../core/memberLookups';
import { isPlatformAccount } from '../core/platformAccount';
import type { Member } from '../core/rows';

type Audience = Pick<ContentNoticeRow, 'target' | 'targetValue'>;

/** Whether a notice is for a member. */
function isFor({ target, targetValue }: Audience, member: Member): boolean {
  if (member.status === MemberStatus.closed || isPlatformAccount(member)) return false;
  switch (target) {
    case ContentNoticeTarget.all:
      return true;
    case ContentNoticeTarget.levels:
      return targetValue.includes(String(member.level));
    case ContentNoticeTarget.countries:
      return targetValue.includes(member.countryCode);
    case ContentNoticeTarget.members:
      return targetValue.includes(member.uid);
    default:
      return false;
  }
}

/** The members that a notice is for now. */
export function audienceOf(db: Db, row: Audience): Member[] {
  const all =
    row.target === ContentNoticeTarget.members
      ? row.targetValue.flatMap((uid) => memberOfUid(db, uid) ?? [])
      : [...db.members.values()];
  return all.filter((member) => isFor(row, member));
}
