import { MemberStatus } from '../../src/contract/member/memberFlow';
import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { changeOf } from '../core/audit';
import { isBlacklisted } from '../core/addressBook';
import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';
import { isDemo } from '../core/platformAccount';
import { placeOf } from '../core/place';

/** Why a withdraw is on hold is known while it is; none can be paid whose member or address is barred. */
export function checkHolds(db: Db, complain: Complain): void {
  for (const row of db.withdraws.values()) {
    const { orderNo, status, memberId, holdCause, override } = row;
    if ((status === WithdrawStatus.onHold) !== (holdCause !== null))
      complain(`withdraw ${orderNo} in state ${status} is held for ${holdCause ?? 'nothing'}`);
    if (status !== WithdrawStatus.approved) continue;
    const member = db.members.get(memberId);
    const lifted = new Set(override?.rules);
    if (member?.status !== MemberStatus.normal && !lifted.has('W02'))
      complain(`withdraw ${orderNo} of a member in state ${member?.status} can be paid`);
    if (isBlacklisted(db, placeOf(row)) && !lifted.has('W03'))
      complain(`withdraw ${orderNo} to a blacklisted address can be paid`);
    if (member && isDemo(member)) complain(`withdraw ${orderNo} of a demo member can be paid`);
  }
}

const DEMO = '2';

/** Calls that pay, by the end of their address. */
const PAYING = /\/(?:withdrawLogPay|payoutBatch\/(?:submit|review))$/;

/** No payment of a demo member's withdraw went through while the member was one. */
export function checkDemoPayouts(db: Db, complain: Complain): void {
  const typeOf = new Map(Array.from(db.members.values(), ({ id, memberType }) => [id, String(memberType)]));
  for (const { targetType, targetId, targetText, operUrl, errorCode, diff } of db.operLogs.toReversed()) {
    if (errorCode !== 0) continue;
    const earlier = targetType === 'member' ? changeOf(diff, 'memberType')?.before : undefined;
    if (typeof earlier === 'string') typeOf.set(Number(targetId), earlier);
    const isPayment = PAYING.test(operUrl) && targetType === 'withdraw';
    const paid = isPayment ? db.withdraws.get(Number(targetId)) : undefined;
    if (paid && typeOf.get(paid.memberId) === DEMO)
      complain(`withdraw ${targetText} of a demo member was paid`);
  }
}
