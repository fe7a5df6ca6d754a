import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import type { Db } from '../core/db';
import { ownerOf } from '../core/addressBook';
import { emit } from '../core/events';
import { format, parse } from '../core/money';
import { placeOf } from '../core/place';
import { Refusal } from '../core/refusal';
import type { WithdrawRow } from '../core/rows';
import { readHash, sameTransaction } from '../core/transactions';
import { settleBatch } from './batch/settle';
import { hotRoom } from './facts';
import type { OwnReason } from './failReasons';
import { completeWithdraw, returnWithdraw } from './movements';

declare module '../core/events' {
  interface Events {
    /** A withdraw has reached another member inside the platform. */
    'withdraw.transferred': { withdraw: WithdrawRow; recipient: number };
  }
}

/** True while the hot wallet holds what a withdraw takes out of it. */
export const isCovered = (db: Db, row: WithdrawRow): boolean =>
  row.isInternal === 1 || parse(row.netAmount) <= hotRoom(db, row.walletCode).balance;

/**
 * The money has arrived: it is booked, and gone from the hot wallet.
 * @throws RangeError when the hot wallet never held it
 */
export function complete(db: Db, row: WithdrawRow): void {
  if (!isCovered(db, row)) throw new RangeError(`${row.orderNo} takes more than ${row.walletCode} holds`);
  const wallet = db.walletCodes.find((item) => item.walletCode === row.walletCode);
  completeWithdraw(db, row, db.now());
  row.proposal = null;
  row.confirmations = wallet?.confirmations ?? row.confirmations;
  if (wallet) wallet.hotBalance = format(parse(wallet.hotBalance) - parse(row.netAmount));
}

/** Money of one member becomes another one's: no chain and no hot wallet has to do with it. */
export function transfer(db: Db, row: WithdrawRow): void {
  const recipient = ownerOf(db, placeOf(row));
  if (recipient === undefined) {
    fail(db, row, 'noRecipient' satisfies OwnReason);
    return;
  }
  completeWithdraw(db, row, db.now());
  emit(db, 'withdraw.transferred', { withdraw: row, recipient });
}

/** The money has not left and will not: the member gets it back. */
export function fail(db: Db, row: WithdrawRow, failReason: string, operatorName = ''): void {
  returnWithdraw(db, row, db.now(), operatorName);
  row.status = WithdrawStatus.failed;
  row.proposal = null;
  row.failReason = failReason;
  settleBatch(db, row);
}

/** The transaction is known; the chain has to confirm it. */
export function confirming(row: WithdrawRow, txHash: string): void {
  row.status = WithdrawStatus.confirming;
  row.txHash = txHash;
  row.confirmations = 0;
  row.failReason = '';
  row.proposal = null;
}

/** It is unknown whether the gateway has paid; an earlier proposal about it counts no more. */
export function unclear(row: WithdrawRow): void {
  row.status = WithdrawStatus.unclear;
  row.failReason = 'noAnswer' satisfies OwnReason;
  row.proposal = null;
}

/**
 * A typed transaction hash in its chain's notation.
 * @throws Refusal 40000 for none of this chain, 40905 for one that is taken
 */
export function freeHash(db: Db, { id, chain }: WithdrawRow, typed: string): string {
  const txHash = readHash(chain, typed);
  const taken = [...db.withdraws.values()].some(
    (other) => other.id !== id && sameTransaction(other, { chain, txHash }),
  );
  if (taken) throw new Refusal(40905, { field: 'txHash', because: 'hashUsed' });
  return txHash;
}
