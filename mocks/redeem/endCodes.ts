import { RedeemCodeStatus } from '../../src/contract/campaign/redeemFlow';
import type { Db } from '../core/db';
import { codesOf } from './rows';
import type { BatchRow, CodeRow } from './rows';

/** Ends a code that has uses left; what was redeemed of it stays. `who` is empty for the clock. */
export function endCode(db: Db, batch: BatchRow, code: CodeRow, status: RedeemCodeStatus, who: string): void {
  const at = db.stamp();
  Object.assign(code, { status, endedAt: at, updatedAt: at, updatedBy: who, version: code.version + 1 });
  batch.unusedCodes -= 1;
}

/** Ends all codes of a batch that have uses left. @returns how many they were */
export function endCodes(db: Db, batch: BatchRow, status: RedeemCodeStatus, who: string): number {
  const left = codesOf(db, batch).filter((code) => code.status === RedeemCodeStatus.unused);
  for (const code of left) endCode(db, batch, code, status, who);
  return left.length;
}
