import { AddressAllocation } from '../../src/contract/finance/rechargeAddressFlow';
import { LEAST_REASON } from '../../src/contract/field/limits';
import { OnOff } from '../../src/contract/block/switchFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { rechargeAddress as contract } from '@/contract/finance/rechargeAddress';
import { diffOf } from '../core/audit';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { rowsOf } from '../core/lookup';
import { rechargesAt } from '../core/orders';
import { Refusal } from '../core/refusal';
import { changeRow, touch } from '../core/resource';
import { addAddress, assign, nextIdle } from './make';
import { rechargeAddresses } from './recharge';
import type { RechargeAddressRow } from './rechargeRow';
import { mustBeNew, openWallet } from './rules';
import { refusals } from './refusals';

type Calls = (typeof contract)['calls'];

/** One address more for the pool. */
export function addOne({ db, user, input, note }: Context<Sent<Calls['add']['body']>>): { id: number } {
  const wallet = openWallet(db, input.walletCode);
  const { address, memo = '', remark = '' } = input;
  mustBeNew(db, wallet, { address, memo });
  const made = {
    address,
    memo,
    remark,
    source: 2,
    createdBy: user.userName,
    updatedBy: user.userName,
  } as const;
  const { id } = addAddress(db, wallet, db.now(), made);
  note({ targetType: rechargeAddresses.target, targetId: String(id), targetText: address });
  return { id };
}

/** @throws Refusal 40303 for an assigned address, or the refusal that keeps this member from getting it */
function giveTo(context: Context<unknown>, row: RechargeAddressRow, memberId: number): void {
  const { db, inScope } = context;
  // Money that is still on its way would be credited to the wrong member.
  if (row.allocType !== AddressAllocation.idle) throw new Refusal(40303);
  if (row.status !== OnOff.on) throw new Refusal(40904);
  const member = db.members.get(memberId);
  if (!member || !inScope(memberId)) throw new Refusal(40400);
  if (member.status === MemberStatus.closed) throw new Refusal(40904, { because: 'memberClosed' });
  const has = rowsOf(db.rechargeAddresses, memberId).some(
    (other) => other.walletCode === row.walletCode && other.allocType === AddressAllocation.assigned,
  );
  if (has) throw new Refusal(40905, { field: 'memberId', because: refusals.hasAddress });
  assign(db, row, memberId, db.now());
}

/** Changes the note, or gives an idle address to a member. */
export function editAddress(context: Context<Sent<Calls['edit']['body']>>): { version: number } {
  const { memberId, remark } = context.input;
  const fields = ['memberId', 'allocType', 'remark'] as const;
  const { version } = changeRow(context, rechargeAddresses, fields, (row) => {
    if (memberId !== undefined && memberId !== row.memberId) giveTo(context, row, memberId);
    if (remark !== undefined) row.remark = remark;
  });
  return { version };
}

/** Another address for a member; none once their account is closed. */
function replacementFor(
  context: Context<unknown>,
  memberId: number,
  code: string,
): RechargeAddressRow | undefined {
  const { db } = context;
  if (db.members.get(memberId)?.status === MemberStatus.closed) return undefined;
  const next = nextIdle(
    db,
    db.walletCodes.find(({ walletCode }) => walletCode === code),
  );
  const before = { ...next };
  assign(db, next, memberId, db.now());
  touch(context, next);
  context.noteRecord({
    targetId: String(next.id),
    targetText: next.address,
    diff: diffOf(before, next, ['memberId', 'allocType']),
  });
  return next;
}

/**
 * Switches an address on or off. One that is a member's is retired, and replaced while their account is open.
 * @returns the replacement's address, if there is one
 */
export function switchAddress(context: Context<Sent<Calls['setStatus']['body']>>): {
  version: number;
  replacement: string | null;
} {
  const { status, reason } = context.input;
  // A reason is needed for this direction alone; its length stands in the contract.
  if (status === OnOff.off && reason === undefined) throw new Refusal(40001, { n: LEAST_REASON });
  let next: RechargeAddressRow | undefined;
  const { version } = changeRow(context, rechargeAddresses, ['status', 'allocType'], (row) => {
    if (row.allocType === AddressAllocation.retired || row.status === status) throw new Refusal(40904);
    if (row.memberId !== null) {
      next = replacementFor(context, row.memberId, row.walletCode);
      // It stays theirs and is watched, but is given out no more.
      row.allocType = AddressAllocation.retired;
    }
    row.status = status;
  });
  // The line of the address that was switched.
  if (next) context.noteRecord({});
  return { version, replacement: next?.address ?? null };
}

/** True once a recharge was sent to it, in whatever state that recharge is. */
const wasUsed = (db: Db, row: RechargeAddressRow): boolean => rechargesAt(db, row).length > 0;

/** @throws Refusal 40904 for an address that is assigned or retired, 40906 for one that is being collected, or was ever paid to */
export function mayBeRemoved({ db }: Context<unknown>, row: RechargeAddressRow): void {
  if (row.allocType !== AddressAllocation.idle) throw new Refusal(40904, { because: refusals.notIdle });
  if (row.collection !== null || wasUsed(db, row)) throw new Refusal(40906);
}
