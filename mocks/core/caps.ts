import type { DateTime, Decimal } from '@/api/types';
import { rolesOf } from './access';
import type { Db } from './db';
import { floorTo, grouped, parse, sum } from './money';
import type { Money } from './money';
import { Refusal } from './refusal';
import type { Role, User } from './systemRows';
import { dayStart, stampOf } from './time';

/** Something that an operator has made, and what it is worth. */
export interface Made {
  createdBy: string;
  createdAt: DateTime;
  usdtValue: Decimal;
}

/** What a cap is held against. */
interface Spending {
  /** Worth of what is about to be made, in USDT. */
  usdt: Decimal;
  /** Everything of its kind that counts; what was rejected, cancelled or deleted does not. */
  made: readonly Made[];
  /** Of a role; `null`: no cap of its own. */
  capOf: (role: Role) => Decimal | null;
  /** The ceiling for every operator, whatever the roles. */
  ceiling: Money;
}

/** What is left of an operator's day: the highest cap of the roles counts, up to the ceiling. */
export function leftOf(db: Db, user: User, { made, capOf, ceiling }: Omit<Spending, 'usdt'>): Money {
  const caps = rolesOf(db, user).map((role) => {
    const cap = capOf(role);
    return cap === null || parse(cap) > ceiling ? ceiling : parse(cap);
  });
  const most = caps.reduce((a, b) => (a > b ? a : b), 0n);
  const today = stampOf(dayStart(db.now()));
  const own = made.filter(({ createdBy, createdAt }) => createdBy === user.userName && createdAt >= today);
  const left = most - sum(own.map(({ usdtValue }) => usdtValue));
  return left > 0n ? left : 0n;
}

/**
 * Holds what an operator makes in one day of the platform against what the operator's roles allow.
 * @throws Refusal 42205 with what is left of the day
 */
export function mustBeWithinCap(db: Db, user: User, { usdt, ...spending }: Spending): void {
  const left = leftOf(db, user, spending);
  if (parse(usdt) > left) throw new Refusal(42205, { max: `${grouped(floorTo(left, 2))} USDT` });
}
