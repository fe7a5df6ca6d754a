import type { Db } from '../db';
import { SWITCHES } from '../../member/thaw';
import { queues } from '../queues';
import type { ReviewKind } from '../rows';
import type { Complain } from './complain';

/** Withdraws that have an end. */
const FINAL = new Set([6, 7, 8, 9]);

/** A frozen member may do nothing; a closed one has nothing, nor anything on its way out. */
export function checkMembers(db: Db, complain: Complain): void {
  const closed = new Set<number>();
  const taken = new Set<string>();
  for (const member of db.members.values()) {
    const { id, uid, account, inviteCode, status } = member;
    for (const key of [uid, account, inviteCode]) {
      if (taken.has(key)) complain(`${key} belongs to two members`);
      taken.add(key);
    }
    if (status === 3) closed.add(id);
    if (status !== 1 && SWITCHES.some((name) => member[name] === 1))
      complain(`member ${uid} in state ${status} may still do something`);
    if (status === 3 && member.closeRequestedBy) complain(`closed member ${uid} waits to be closed`);
  }
  for (const { memberId, coin, available, frozen } of db.ledger.accounts()) {
    if (closed.has(memberId) && available + frozen > 0n) complain(`closed member ${memberId} has ${coin}`);
  }
  for (const { memberId, orderNo, status } of db.withdraws.values()) {
    if (closed.has(memberId) && !FINAL.has(status)) complain(`withdraw ${orderNo} is a closed member's`);
  }
}

/** A claim has a holder and an end, or neither. */
export function checkClaims(db: Db, complain: Complain): void {
  for (const kind of Object.keys(queues) as ReviewKind[]) {
    for (const { id, claimBy, claimUntil } of queues[kind].rows(db, () => true)) {
      if ((claimBy === '') !== (claimUntil === null)) complain(`${kind} ${id} is half claimed`);
    }
  }
}
