import { campaignThreshold } from '../core/config/campaignSettings';
import { setting } from '../core/config/setting';
import { leftToGrant, takesSecond } from '../core/campaign';
import type { Made } from '../core/caps';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import type { Money } from '../core/money';
import { usdtValueOf } from '../core/prices';
import type { User } from '../core/systemRows';
import { AwardStatus } from '../../src/contract/campaign/awardFlow';
import type { AwardRow } from './store';

/** Worth of an award in USDT: a price that has been low for a while makes nothing small. */
function worthOf(db: Db, { usdtValue, coin, amount }: AwardRow): Money {
  const [stored, now] = [parse(usdtValue), parse(usdtValueOf(db, coin, amount))];
  return stored > now ? stored : now;
}

/** True while a second reviewer is missing. */
export const needsSecond = (db: Db, user: User, row: AwardRow): boolean =>
  row.firstReviewer === '' && takesSecond(db, user, worthOf(db, row));

/** From which worth on an approval by an operator takes a second one, at this moment. */
export function secondFrom(db: Db, user: User): Money {
  const [threshold, left] = [setting(db, campaignThreshold), leftToGrant(db, user)];
  return left < threshold ? left : threshold;
}

/** What single reviewers have approved. */
export const approvedAlone = (db: Db): Made[] =>
  [...db.awards.values()].flatMap(({ status, firstReviewer, reviewerName, reviewedAt, usdtValue }) =>
    status === AwardStatus.paid && firstReviewer === '' && reviewedAt !== null
      ? [{ createdBy: reviewerName, createdAt: reviewedAt, usdtValue }]
      : [],
  );
