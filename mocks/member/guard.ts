import { SET_MARKET_MAKER } from '../../src/contract/member/memberCalls';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import type { Member } from '../core/rows';
import { HOUR, stampOf } from '../core/time';
import { lockHours } from './settings';

/** Accounts of the platform itself. */
const MARKET_MAKER = 3;

/** A closed member stays as he was. @throws Refusal 40904 */
export function mustBeOpen(member: Member): void {
  if (member.status === 3) throw new Refusal(40904);
}

/** The platform's own accounts are not for operators to touch. @throws Refusal 40303 */
export function mustBeCustomer(member: Pick<Member, 'memberType'>): void {
  if (member.memberType === MARKET_MAKER) throw new Refusal(40303);
}

/** Who is or becomes one of the platform's own accounts needs a permission of its own. @throws Refusal 40303 */
export function mustMaySetType({ can }: Pick<Context<unknown>, 'can'>, ...types: number[]): void {
  if (types.includes(MARKET_MAKER) && new Set(types).size > 1 && !can(SET_MARKET_MAKER))
    throw new Refusal(40303);
}

/** No withdraw for a while: the account may just have been taken over. */
export function lockWithdraws(db: Db, member: Member): void {
  const until = stampOf(db.now() + setting(db, lockHours) * HOUR);
  if (member.withdrawLockUntil === null || member.withdrawLockUntil < until) member.withdrawLockUntil = until;
}
