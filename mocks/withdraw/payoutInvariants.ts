import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { ownerOf } from '../core/addressBook';
import type { Db } from '../core/db';
import type { Complain } from '../core/invariants/complain';
import { format } from '../core/money';
import { placeOf } from '../core/place';
import { hotRoom } from './facts';

/** What is on its way out of a hot wallet lies in it. */
export function checkHotWallets(db: Db, complain: Complain): void {
  for (const { walletCode } of db.walletCodes) {
    const { room } = hotRoom(db, walletCode);
    if (room < 0n) complain(`${format(-room)} more is on its way than wallet ${walletCode} holds`);
  }
}

/** What stays inside the platform goes to one of its members, who got it once it was done, and got it once. */
export function checkTransfers(db: Db, complain: Complain): void {
  const received = new Map<string, string[]>();
  for (const { transferNo, amount, memberId } of db.recharges.values()) {
    if (transferNo === '') continue;
    received.set(transferNo, [...(received.get(transferNo) ?? []), `${memberId} ${amount}`]);
  }
  for (const row of db.withdraws.values()) {
    const owner = ownerOf(db, placeOf(row));
    if (row.isInternal === 1 && owner === undefined) complain(`withdraw ${row.orderNo} is nobody's inside`);
    const done = row.isInternal === 1 && row.status === WithdrawStatus.completed;
    const got = (received.get(row.orderNo) ?? []).join();
    if (got !== (done ? `${owner} ${row.netAmount}` : ''))
      complain(`withdraw ${row.orderNo} brought ${got || 'nothing'} inside the platform`);
  }
}
