import type { Decimal } from '@/api/types';
import type { Made } from './caps';
import type { Db } from './db';
import { parse } from './money';
import type { Money } from './money';
import { usdtValueOf } from './prices';

/** Something that an operator has entered by hand for a member. */
export interface ByHand extends Made {
  memberId: number;
  coin: string;
  amount: Decimal;
}

declare module './area' {
  interface Area {
    /** What operators have entered by hand and was not refused, cancelled or deleted. */
    readonly byHand?: (db: Db) => readonly ByHand[];
  }
}

/** Worth of an entry in USDT: a price that has been low for a while makes nothing small. */
function worthOf(db: Db, { usdtValue, coin, amount }: ByHand): Money {
  const [stored, now] = [parse(usdtValue), parse(usdtValueOf(db, coin, amount))];
  return stored > now ? stored : now;
}

/**
 * Worth of all that one operator has entered by hand for one member on one day of the platform, of every kind: what is
 * entered in parts needs the reviewers that the whole needs.
 */
export function daySumOf(
  db: Db,
  { createdBy, memberId, createdAt }: Pick<ByHand, 'createdBy' | 'memberId' | 'createdAt'>,
): Money {
  const day = createdAt.slice(0, 10);
  return db.areas
    .flatMap(({ byHand }) => byHand?.(db) ?? [])
    .filter(
      (one) => one.memberId === memberId && one.createdBy === createdBy && one.createdAt.startsWith(day),
    )
    .reduce((total, one) => total + worthOf(db, one), 0n);
}
