import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import { Refusal } from '../core/refusal';
import type { WithdrawRow } from '../core/rows';
import { readHash, sameTransaction } from '../core/transactions';
import { completeWithdraw, returnWithdraw } from './movements';

/** The money has arrived: it is booked, and gone from the hot wallet. */
export function complete(db: Db, row: WithdrawRow): void {
  const wallet = db.walletCodes.find((item) => item.walletCode === row.walletCode);
  completeWithdraw(db, row, db.now());
  row.proposal = null;
  row.confirmations = wallet?.confirmations ?? row.confirmations;
  if (!wallet || row.isInternal) return;
  const left = parse(wallet.hotBalance) - parse(row.netAmount);
  wallet.hotBalance = format(left > 0n ? left : 0n);
}

/** The money has not left and will not: the member gets it back. */
export function fail(db: Db, row: WithdrawRow, failReason: string, operatorName = ''): void {
  returnWithdraw(db, row, db.now(), operatorName);
  row.status = 8;
  row.proposal = null;
  row.failReason = failReason;
}

/** The transaction is known; the chain has to confirm it. */
export function confirming(row: WithdrawRow, txHash: string): void {
  row.status = 5;
  row.txHash = txHash;
  row.confirmations = 0;
  row.failReason = '';
  row.proposal = null;
}

/** Nobody knows: what somebody found out before the gateway fell silent is to be found out again. */
export function unclear(row: WithdrawRow): void {
  row.status = 11;
  row.failReason = 'gateway: time-out';
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
  if (taken) throw new Refusal(40905, { field: 'txHash' });
  return txHash;
}
