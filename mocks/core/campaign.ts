import { setting } from './config/setting';
import { campaignThreshold, grantMax } from './config/campaignSettings';
import { leftOf } from './caps';
import type { Made } from './caps';
import type { Db } from './db';
import type { Money } from './money';
import type { User } from './systemRows';

declare module './area' {
  interface Area {
    /** What operators have handed out in campaigns without a second person, and did not take back. */
    readonly handedOut?: (db: Db) => readonly Made[];
  }
}

/** What is left of what an operator may hand out in campaigns today without a second person, in USDT. */
export const leftToGrant = (db: Db, user: User): Money =>
  leftOf(db, user, {
    made: db.areas.flatMap(({ handedOut }) => handedOut?.(db) ?? []),
    capOf: ({ grantCap }) => grantCap,
    ceiling: setting(db, grantMax),
  });

/**
 * Whether what an operator is about to hand out takes a second person: it reaches the threshold of campaigns, or more
 * than is left of the operator's day. What is handed out in parts needs the person that the whole needs.
 */
export const takesSecond = (db: Db, user: User, usdt: Money): boolean =>
  usdt >= setting(db, campaignThreshold) || usdt > leftToGrant(db, user);
