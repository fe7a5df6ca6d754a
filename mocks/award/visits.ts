import { AwardType } from '../../src/contract/campaign/award';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import type { Random } from '../core/random';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { addAward } from './make';
import { checkInTerms } from './terms';

/** A member checks in for today. @returns false for one who has done so already */
export function checkIn(db: Db, memberId: number): boolean {
  const refNo = db.stamp().slice(0, 10);
  const isDone = rowsOf(db.awards, memberId).some(
    (row) => row.awardType === AwardType.checkIn && row.refNo === refNo,
  );
  if (!isDone) addAward(db, { ...checkInTerms, memberId, refNo });
  return !isDone;
}

/** Somebody checks in. */
function comeBy(db: Db, random: Random): boolean {
  const member = someone(
    db.members.values(),
    random,
    ({ status, canLogin }) => status === MemberStatus.normal && canLogin === 1,
  );
  return member !== undefined && checkIn(db, member.id);
}

/** Customers who check in. */
export const awardVisits: readonly Visit[] = [{ weight: 3, act: comeBy }];
