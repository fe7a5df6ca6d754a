import type { payoutBatch } from '@/contract/finance/payoutBatch';
import type { WireRowOf } from '@/contract/resource';
import { BatchStatus } from '../../../src/contract/finance/payoutBatchFlow';
import { BatchLineState } from '../../../src/contract/finance/payoutBatchParts';
import { WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import type { Db } from '../../core/db';
import { listOf } from '../../core/indexed';
import { lookup } from '../../core/lookup';
import type { Base, Texts, WithdrawRow } from '../../core/rows';

type Wire = WireRowOf<typeof payoutBatch>;

/** What a batch takes out of one wallet, as it travels. */
export type BatchWallet = Wire['wallets'][number];

/** A withdraw of a batch, and why it was not paid with it. */
export interface BatchLine {
  withdrawId: number;
  /** `null` where it was paid with the batch, or nothing is paid yet. */
  refused: Texts | null;
}

/** A stored batch. */
export type BatchRow = Base &
  Pick<
    Wire,
    | 'batchNo'
    | 'status'
    | 'payMode'
    | 'usdtValue'
    | 'needsApproval'
    | 'submittedAt'
    | 'reviewerName'
    | 'reviewedAt'
    | 'reviewRemark'
    | 'paidAt'
    | 'endedAt'
    | 'cancelReason'
  > & {
    lines: readonly BatchLine[];
    /** As they were at the payment; `null` before, when they are computed. */
    wallets: readonly BatchWallet[] | null;
  };

declare module '../../core/tables' {
  interface Tables {
    payoutBatches: Map<number, BatchRow>;
  }
}

const byWithdraw = lookup(({ lines }: BatchRow) => lines.map(({ withdrawId }) => withdrawId));

export const batchesOf = (db: Db): readonly BatchRow[] => listOf(db.payoutBatches);

/** Nothing of it is paid yet, and all of it may be. */
export const isOpen = ({ status }: Pick<BatchRow, 'status'>): boolean =>
  status === BatchStatus.draft || status === BatchStatus.waiting;

/** It was paid, whatever became of its lines. */
export const isReleased = ({ paidAt }: Pick<BatchRow, 'paidAt'>): boolean => paidAt !== null;

/** The open batch that a withdraw is in. */
export const openBatchOf = (db: Db, { id }: Pick<WithdrawRow, 'id'>): BatchRow | undefined =>
  byWithdraw(db.payoutBatches, id).find(isOpen);

const hasPaid = ({ lines }: BatchRow, id: number): boolean =>
  lines.some(({ withdrawId, refused }) => withdrawId === id && refused === null);

/** Batches that a withdraw was paid with; more than one would be a mistake. */
export const paidWith = (db: Db, { id }: Pick<WithdrawRow, 'id'>): BatchRow[] =>
  byWithdraw(db.payoutBatches, id).filter((batch) => isReleased(batch) && hasPaid(batch, id));

/** The batch that a withdraw waits in or was paid with. */
export const batchOf = (db: Db, row: Pick<WithdrawRow, 'id'>): BatchRow | undefined =>
  openBatchOf(db, row) ?? paidWith(db, row)[0];

/** Its withdraws, in the order in which they were chosen. */
export const withdrawsIn = (db: Db, { lines }: Pick<BatchRow, 'lines'>): WithdrawRow[] =>
  lines.flatMap(({ withdrawId }) => db.withdraws.get(withdrawId) ?? []);

const ENDS: Readonly<Partial<Record<number, BatchLineState>>> = {
  [WithdrawStatus.completed]: BatchLineState.paid,
  [WithdrawStatus.failed]: BatchLineState.failed,
  [WithdrawStatus.unclear]: BatchLineState.unclear,
};

/** What became of a line. */
export function stateOfLine(db: Db, batch: BatchRow, { withdrawId, refused }: BatchLine): BatchLineState {
  if (!isReleased(batch)) return BatchLineState.waits;
  if (refused !== null) return BatchLineState.refused;
  return ENDS[db.withdraws.get(withdrawId)?.status ?? 0] ?? BatchLineState.sent;
}
