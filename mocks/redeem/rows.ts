import type { redeemBatch } from '@/contract/campaign/redeemBatch';
import type { RedeemCodeStatus } from '@/contract/campaign/redeemFlow';
import type { WireRowOf } from '@/contract/resource';
import type { Made } from '../core/caps';
import type { Db } from '../core/db';
import { lookup } from '../core/lookup';

type Wire = WireRowOf<typeof redeemBatch>;

/** How often codes of a batch were redeemed, by address or device. */
type Tally = Record<string, number>;

/** A stored batch; what was redeemed of it is counted as it happens. */
export interface BatchRow extends Omit<Wire, 'id' | 'couponCode' | 'uses' | 'useRate' | 'suspect'> {
  id: number;
  /** What one operator has handed out with it without a second person; `null` where nobody has. */
  handedOut: Made | null;
  byIp: Tally;
  byDevice: Tally;
}

/** A stored code. */
export interface CodeRow {
  id: number;
  version: number;
  batchId: number;
  /** In full; it leaves the backend masked, but for an export. */
  code: string;
  status: RedeemCodeStatus;
  usedTimes: number;
  /** Who redeemed it last, when, and from where. */
  usedBy: number | null;
  usedAt: string | null;
  usedIp: string;
  /** When it became void or expired. */
  endedAt: string | null;
  updatedAt: string;
  updatedBy: string;
}

/** One redemption of a code. */
export interface UseRow {
  id: number;
  codeId: number;
  batchId: number;
  memberId: number;
  at: string;
  ip: string;
  device: string;
  /** Worth at that moment. */
  usdtValue: string;
  /** Number of the ledger line; empty for a coupon. */
  givenNo: string;
}

declare module '../core/tables' {
  interface Tables {
    redeemBatches: Map<number, BatchRow>;
    redeemCodes: Map<number, CodeRow>;
    redeemUses: Map<number, UseRow>;
  }
}

const byBatch = lookup(({ batchId }: { batchId: number }) => [batchId]);

/** All codes of a batch. */
export const codesOf = (db: Db, { id }: Pick<BatchRow, 'id'>): readonly CodeRow[] =>
  byBatch(db.redeemCodes, id);

/** All redemptions of a batch, the oldest first. */
export const usesOf = (db: Db, { id }: Pick<BatchRow, 'id'>): readonly UseRow[] => byBatch(db.redeemUses, id);

const byCode = lookup(({ codeId }: UseRow) => [codeId]);

/** The redemptions of one code, the oldest first. */
export const usesOfCode = (db: Db, { id }: Pick<CodeRow, 'id'>): readonly UseRow[] =>
  byCode(db.redeemUses, id);

const byText = lookup(({ code }: CodeRow) => [code]);

/** The code with this text; no two batches share one. */
export const codeByText = (db: Db, code: string): CodeRow | undefined => byText(db.redeemCodes, code)[0];

/** The batch of a code. @throws Error where there is none */
export function batchOf(db: Db, { batchId }: Pick<CodeRow, 'batchId'>): BatchRow {
  const batch = db.redeemBatches.get(batchId);
  if (!batch) throw new Error(`there is no batch ${batchId}`);
  return batch;
}

/** True once the validity of a batch is over, whether or not it has been ended. */
export const isOver = (db: Db, { endAt }: Pick<BatchRow, 'endAt'>): boolean => endAt <= db.stamp();
