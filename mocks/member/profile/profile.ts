import { MemberStatus } from '../../../src/contract/member/memberFlow';
import type { MemberLock, MemberProfile, ProfileAccount } from './wire';
import { barsOf } from '../../core/bars';
import type { Db } from '../../core/db';
import type { Context } from '../../core/http';
import { rowsOf } from '../../core/lookup';
import { memberOfUid } from '../../core/memberLookups';
import { members, memberWire } from '../list';
import { memberSessionsOf } from '../../core/memberSessions';
import { format, times } from '../../core/money';
import { priceOf } from '../../core/prices';
import { findRow } from '../../core/resource';
import type { Member } from '../../core/rows';
import { flowOf } from './flow';
import { tiesOf } from '../../core/ties';
import { linkedMembers } from './links';
import { pendingOf } from './pending';
import { riskOf } from './risk';
import { descending } from '../../core/order';

const SIGN_INS = 5;

function locksOf(db: Db, member: Member): MemberLock[] {
  const { id, status, closeRequestedBy, withdrawLockUntil } = member;
  const locks: MemberLock[] = [];
  if (status === MemberStatus.closed) locks.push({ kind: 'closed', until: null, by: '' });
  for (const { kind, no, until } of barsOf(db, id)) {
    // What operators have switched off stands among the permissions.
    if (kind === 'freeze') locks.push({ kind: 'frozen', until, by: no });
    else if (no !== '') locks.push({ kind, until, by: no });
  }
  if (closeRequestedBy) locks.push({ kind: 'closing', until: null, by: '' });
  if (withdrawLockUntil !== null && withdrawLockUntil > db.stamp()) {
    locks.push({ kind: 'withdraw', until: withdrawLockUntil, by: '' });
  }
  return locks;
}

/** Balances above zero, the most valuable first. */
function accountsOf(db: Db, memberId: number): ProfileAccount[] {
  return db.ledger
    .accountsOf(memberId)
    .filter(({ available, frozen }) => available + frozen > 0n)
    .map(({ accountType, coin, available, frozen }) => ({
      accountType,
      coin,
      available,
      frozen,
      worth: times(available + frozen, priceOf(db, coin)),
    }))
    .sort(descending(({ worth }) => worth))
    .map(({ accountType, coin, available, frozen, worth }) => ({
      accountType,
      coin,
      available: format(available),
      frozen: format(frozen),
      usdtValue: format(worth),
    }));
}

/** The id that an id or a UID stands for; one that is both is the id. */
const idOf = (db: Db, given: number): number =>
  db.members.has(given) ? given : (memberOfUid(db, String(given))?.id ?? given);

/** A member's header and overview, all of it from the tables. @throws Refusal 40400 */
export function profileOf(context: Context<{ id: number }>): MemberProfile {
  const { db, input, inScope } = context;
  const member = findRow(context, members, idOf(db, input.id));
  const { id, parentId } = member;
  const ties = tiesOf(db, id);
  const signIns = rowsOf(db.memberSignIns, id).toReversed();
  return {
    ...memberWire(db, member, context),
    inviterId: parentId !== null && inScope(parentId) ? parentId : null,
    risk: riskOf(db, member, ties),
    locks: locksOf(db, member),
    accounts: accountsOf(db, id),
    flow: flowOf(db, id),
    pending: pendingOf(context, id),
    signIns: signIns.slice(0, SIGN_INS),
    sessions: memberSessionsOf(db, id).map(({ deviceId: _deviceId, ...session }) => session),
    linked: linkedMembers(db, ties, context),
  };
}
