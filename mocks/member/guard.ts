import { SET_MARKET_MAKER } from '../../src/contract/member/memberCalls';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { isPlatformAccount } from '../core/platformAccount';
import { Refusal } from '../core/refusal';
import type { Member } from '../core/rows';
import { HOUR, stampOf } from '../core/time';
import { lockHours } from './settings';

/** A closed member stays as he was. @throws Refusal 40904 */
export function mustBeOpen(member: Member): void {
  if (member.status === MemberStatus.closed) throw new Refusal(40904, { because: 'memberClosed' });
}

/** The platform's own accounts are not for operators to touch. @throws Refusal 40303 */
export function mustBeCustomer(member: Pick<Member, 'memberType'>): void {
  if (isPlatformAccount(member)) throw new Refusal(40303);
}

type Power = Pick<Context<unknown>, 'can'>;

/** Who is or becomes one of the platform's own accounts needs a permission of its own. @throws Refusal 40303 */
export function mustMaySetType({ can }: Power, ...types: number[]): void {
  const platform = types.some((memberType) => isPlatformAccount({ memberType }));
  if (platform && new Set(types).size > 1 && !can(SET_MARKET_MAKER)) throw new Refusal(40303);
}

/** Ways to reach the platform's own accounts need the same permission. @throws Refusal 40303 */
export function mustMaySetReach({ can }: Power, member: Member): void {
  if (isPlatformAccount(member) && !can(SET_MARKET_MAKER)) throw new Refusal(40303);
}

/** No withdraw for a while: the account may just have been taken over. */
export function lockWithdraws(db: Db, member: Member): void {
  const until = stampOf(db.now() + setting(db, lockHours) * HOUR);
  if (member.withdrawLockUntil === null || member.withdrawLockUntil < until) member.withdrawLockUntil = until;
}
