import { BatchStatus } from '../../../src/contract/finance/payoutBatchFlow';
import { BatchLineState } from '../../../src/contract/finance/payoutBatchParts';
import { WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import type { Db } from '../../core/db';
import type { Complain } from '../../core/invariants/complain';
import { format, parse, sum } from '../../core/money';
import { worthOf } from '../facts';
import { batchesOf, isOpen, isReleased, paidWith, stateOfLine, withdrawsIn } from './rows';
import type { BatchRow } from './rows';
import { endOf } from './settle';

/** What was sent of a batch adds up with its withdraws, and with what was free in the wallets. */
function checkSums(db: Db, batch: BatchRow, complain: Complain): void {
  const { batchNo, lines, wallets } = batch;
  const rows = withdrawsIn(db, batch);
  if (format(worthOf(rows)) !== batch.usdtValue) complain(`${batchNo} is not worth what its lines are`);
  const sent = new Set(lines.filter(({ refused }) => refused === null).map(({ withdrawId }) => withdrawId));
  for (const { walletCode, internal, net, sentNet, roomBefore, roomAfter } of wallets ?? []) {
    const here = rows.filter((row) => row.walletCode === walletCode && (row.isInternal === 1) === internal);
    const netOf = (some: typeof rows) => sum(some.map(({ netAmount }) => netAmount));
    const left = isReleased(batch) ? netOf(here.filter(({ id }) => sent.has(id))) : 0n;
    if (netOf(here) !== parse(net) || left !== parse(sentNet))
      complain(`${batchNo} says ${net} and ${sentNet} of ${walletCode}, and its lines do not`);
    const outside = (wallets ?? []).find((one) => one.walletCode === walletCode && !one.internal);
    if (parse(roomBefore) - parse(roomAfter) !== parse(outside?.sentNet ?? '0'))
      complain(`${batchNo} leaves ${roomAfter} of ${roomBefore} in ${walletCode}`);
  }
}

/** A withdraw is in one open batch at most, was paid with one at most, and only where it has left. */
function checkOnce(db: Db, complain: Complain): void {
  const open = new Set<number>();
  for (const batch of batchesOf(db).filter(isOpen))
    for (const { withdrawId } of batch.lines) {
      if (open.has(withdrawId)) complain(`withdraw ${withdrawId} is in two open batches`);
      open.add(withdrawId);
    }
  for (const row of db.withdraws.values())
    if (paidWith(db, row).length > 1) complain(`${row.orderNo} was paid with two batches`);
}

const LEFT: readonly number[] = [
  WithdrawStatus.processing,
  WithdrawStatus.confirming,
  WithdrawStatus.completed,
  WithdrawStatus.failed,
  WithdrawStatus.unclear,
];

/** Payout batches are what their withdraws are, and nobody releases their own. */
export function checkBatches(db: Db, complain: Complain): void {
  checkOnce(db, complain);
  for (const batch of batchesOf(db)) {
    const { batchNo, status, createdBy, reviewerName, lines } = batch;
    checkSums(db, batch, complain);
    if (reviewerName !== '' && reviewerName === createdBy) complain(`${batchNo} was decided by its maker`);
    if (batch.needsApproval && isReleased(batch) && reviewerName === '')
      complain(`${batchNo} was paid without another operator`);
    if (isOpen(batch) && lines.some(({ refused }) => refused !== null))
      complain(`${batchNo} has a refused line before it is paid`);
    if (!isReleased(batch)) continue;
    for (const { withdrawId, refused } of lines)
      if (refused === null && !LEFT.includes(db.withdraws.get(withdrawId)?.status ?? 0))
        complain(`a line of ${batchNo} was paid and has not left`);
    if ((endOf(db, batch) ?? BatchStatus.paying) !== status)
      complain(`${batchNo} is in state ${status}, and its lines say otherwise`);
    if (lines.some((line) => stateOfLine(db, batch, line) === BatchLineState.waits))
      complain(`a line of ${batchNo} still waits`);
  }
}
