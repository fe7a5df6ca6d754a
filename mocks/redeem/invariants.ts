import { isCodeText } from '../../src/contract/campaign/redeemCodeText';
import { RedeemBatchStatus, RedeemCodeStatus } from '../../src/contract/campaign/redeemFlow';
import type { Db } from '../core/db';
import { groups } from '../core/groups';
import type { Complain } from '../core/invariants/complain';
import { parse, sum } from '../core/money';
import { BATCH } from './names';
import { codesOf, usesOf, usesOfCode } from './rows';
import type { BatchRow } from './rows';

const OVER: readonly number[] = [RedeemBatchStatus.ended, RedeemBatchStatus.void];

/** What a batch counts is what its codes, its redemptions and the ledger say. */
function checkBatch(db: Db, batch: BatchRow, complain: Complain): void {
  const { batchNo, amount } = batch;
  const [codes, uses] = [codesOf(db, batch), usesOf(db, batch)];
  const lines = db.ledger.linesFor(BATCH, batchNo);
  const used = codes.reduce((total, { usedTimes }) => total + usedTimes, 0);
  const left = codes.filter(({ status }) => status === RedeemCodeStatus.unused).length;
  if (codes.length !== batch.codeCount) complain(`${batchNo} has ${codes.length} codes`);
  if (uses.length !== batch.usedCount || used !== uses.length)
    complain(`${batchNo} was redeemed ${uses.length} times and counts ${batch.usedCount} and ${used}`);
  if (left !== batch.unusedCodes)
    complain(`${batchNo} has ${left} codes left and counts ${batch.unusedCodes}`);
  if (sum(uses.map(({ usdtValue }) => usdtValue)) !== parse(batch.costUsdt))
    complain(`${batchNo} cost something else than its redemptions`);
  if (amount !== null && lines.map(({ logNo }) => logNo).join() !== uses.map(({ givenNo }) => givenNo).join())
    complain(`the ledger lines of ${batchNo} are not those of its redemptions`);
  if (lines.some(({ availableChange }) => availableChange !== amount))
    complain(`${batchNo} booked another amount than it gives`);
  if (OVER.includes(batch.status) && left > 0) complain(`${batchNo} is over and has codes left`);
  if (batch.reviewerName === batch.createdBy) complain(`${batchNo} was approved by its maker`);
  for (const [memberId, own] of groups(uses, (use) => use.memberId))
    if (own.length > batch.perMember) complain(`${batchNo} was redeemed too often by member ${memberId}`);
}

/** Redemptions are those of the ledger, and within what their batch allows. */
export function checkBatches(db: Db, complain: Complain): void {
  for (const batch of db.redeemBatches.values()) checkBatch(db, batch, complain);
}

/** No two codes are alike, each has its check character, and none was redeemed after its end. */
export function checkCodes(db: Db, complain: Complain): void {
  const seen = new Set<string>();
  for (const code of db.redeemCodes.values()) {
    const most = db.redeemBatches.get(code.batchId)?.usesPerCode ?? 0;
    const isUsedUp = code.usedTimes === most;
    if (seen.has(code.code) || !isCodeText(code.code)) complain(`code ${code.id} is there twice or wrong`);
    seen.add(code.code);
    if (code.usedTimes > most || isUsedUp !== (code.status === RedeemCodeStatus.used))
      complain(`code ${code.id} in state ${code.status} was redeemed ${code.usedTimes} of ${most} times`);
    const { endedAt } = code;
    if (endedAt !== null && usesOfCode(db, code).some(({ at }) => at > endedAt))
      complain(`code ${code.id} was redeemed after its end`);
  }
}
