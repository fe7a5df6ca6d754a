import { AddressAllocation } from '../../src/contract/finance/rechargeAddressFlow';
import { WithdrawAddressStatus } from '../../src/contract/finance/withdrawAddressFlow';
import { changeOf } from '../core/audit';
import type { Complain } from '../core/invariants/complain';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import { placeKey } from '../core/place';

/** No place exists twice, an assigned one has a member, an address is blacklisted for all members or none. */
export function checkAddresses(db: Db, complain: Complain): void {
  const places = new Set<string>();
  const given = new Set<string>();
  for (const row of db.rechargeAddresses.values()) {
    const { id, memberId, allocType, walletCode, deleted } = row;
    if ((allocType === AddressAllocation.idle) !== (memberId === null))
      complain(`recharge address ${id} is given to nobody`);
    if (allocType === AddressAllocation.assigned && given.has(`${memberId} ${walletCode}`))
      complain(`member ${memberId} has two recharge addresses of ${walletCode}`);
    if (allocType === AddressAllocation.assigned) given.add(`${memberId} ${walletCode}`);
    if (parse(row.chainBalance) < 0n) complain(`recharge address ${id} is below zero`);
    if (!deleted && places.has(placeKey(row))) complain(`recharge address ${id} is there twice`);
    if (!deleted) places.add(placeKey(row));
  }
  const barred = new Map<string, boolean>();
  for (const row of db.withdrawAddresses.values()) {
    const { id, status, deleted } = row;
    if (deleted) continue;
    const known = barred.get(placeKey(row)) ?? status === WithdrawAddressStatus.blacklisted;
    if (known !== (status === WithdrawAddressStatus.blacklisted))
      complain(`withdraw address ${id} is barred for some members only`);
    barred.set(placeKey(row), known);
  }
}

/** An address is taken off the blacklist by another operator than the one who put it there. */
export function checkUnblacklisting(db: Db, complain: Complain): void {
  for (const { operUrl, operName, targetId, errorCode, diff } of db.operLogs) {
    if (errorCode !== 0 || !operUrl.endsWith('unblacklist')) continue;
    if (changeOf(diff, 'blacklistedBy')?.before === operName)
      complain(`${operUrl} of ${targetId} was done by one, ${operName}`);
  }
}
