import type { target } from '@/contract/campaign/couponTerms';
import { GrantStatus } from '../../src/contract/campaign/grantFlow';
import { GrantTarget, MOST_GRANTED } from '../../src/contract/campaign/grantTerms';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { Sent } from '../core/body';
import type { CouponRow } from '../core/couponRow';
import type { Db } from '../core/db';
import { groups } from '../core/groups';
import { memberOfUid } from '../core/memberLookups';
import { isPlatformAccount } from '../core/platformAccount';
import { Refusal } from '../core/refusal';
import type { Member } from '../core/rows';
import { DAY, stampOf } from '../core/time';
import { obstacleOf } from './issue';
import { refusals } from './refusals';
import { grantsOf } from './rows';
import type { GrantRow, LeftOut } from './rows';

export type Target = Sent<typeof target>;

/** Whom a grant would reach. */
export interface Reached {
  asked: number;
  members: readonly Member[];
  excluded: readonly (LeftOut & { line: number | null })[];
  /** Grants of the last 24 hours to some of them, with how many these are. */
  doubles: readonly { grant: GrantRow; heads: number }[];
}

interface Named {
  line: number | null;
  uid: string;
  member: Member | undefined;
}

/** Members who are chosen by what they are: no demo accounts, no market makers, nobody who has left. */
const chosen = (db: Db, fits: (member: Member) => boolean): Named[] =>
  [...db.members.values()]
    .filter((one) => one.status !== MemberStatus.closed && !isPlatformAccount(one) && fits(one))
    .map((member) => ({ line: null, uid: member.uid, member }));

function namedBy(db: Db, { by, lines = [], levels = [], tags = [] }: Target): Named[] {
  switch (by) {
    case GrantTarget.level:
      return chosen(db, ({ level }) => levels.includes(level));
    case GrantTarget.tag:
      return chosen(db, (member) => member.tags.some((tag) => tags.includes(tag)));
    default:
      return lines.map(({ line, uid }) => ({ line, uid, member: memberOfUid(db, uid) }));
  }
}

/** Members who were granted a coupon in the last 24 hours, or soon may be, with the grant. */
function grantedLately(db: Db, row: CouponRow): Map<number, GrantRow> {
  const since = stampOf(db.now() - DAY);
  const found = new Map<number, GrantRow>();
  for (const grant of grantsOf(db, row)) {
    const counts = grant.status === GrantStatus.waiting || grant.status === GrantStatus.done;
    if (counts && grant.createdAt >= since) for (const id of grant.memberIds) found.set(id, grant);
  }
  return found;
}

/** Who would get a coupon, and who would not. @throws Refusal 40000 for nobody, and for more than one grant may have */
export function reachedBy(db: Db, row: CouponRow, wanted: Target): Reached {
  const named = namedBy(db, wanted);
  if (named.length === 0) throw new Refusal(40000, { field: 'lines', because: refusals.noTarget });
  if (named.length > MOST_GRANTED)
    throw new Refusal(40000, {
      field: 'levels',
      because: refusals.tooMany,
      max: MOST_GRANTED,
      n: named.length,
    });
  const lately = grantedLately(db, row);
  const seen = new Set<string>();
  const members: Member[] = [];
  const excluded: (LeftOut & { line: number | null })[] = [];
  const again: GrantRow[] = [];
  for (const { line, uid, member } of named) {
    const isTwice = seen.has(uid);
    seen.add(uid);
    const earlier = member && lately.get(member.id);
    if (earlier && !isTwice) again.push(earlier);
    const obstacle = isTwice ? 'twice' : obstacleOf(db, row, member);
    // Who was granted one lately is told so, even where that is also as many as they may have.
    const reason = earlier && !isTwice && wanted.again !== 1 ? 'lately' : obstacle;
    if (reason === null && member) members.push(member);
    else excluded.push({ line, uid, reason: reason ?? 'unknown' });
  }
  return {
    asked: named.length,
    members,
    excluded,
    doubles: [...groups(again, (grant) => grant)].map(([grant, some]) => ({ grant, heads: some.length })),
  };
}
