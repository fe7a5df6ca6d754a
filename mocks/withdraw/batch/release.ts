import type { payoutBatch } from '@/contract/finance/payoutBatch';
import { BatchStatus } from '../../../src/contract/finance/payoutBatchFlow';
import { PayMode } from '../../../src/contract/finance/withdrawFlow';
import type { WireShape } from '@/contract/field/field';
import type { Db } from '../../core/db';
import type { Context } from '../../core/http';
import { Refusal, wordings } from '../../core/refusal';
import { decideAllowed } from '../../core/review/perform';
import type { WithdrawRow } from '../../core/rows';
import { withdrawKind } from '../kind';
import { withdraws } from '../list';
import { walletsOf } from './dryRun';
import { withdrawsIn } from './rows';
import type { BatchRow } from './rows';
import { endOf } from './settle';

/** How many lines of a batch were sent, and how many refused. */
export type Told = WireShape<(typeof payoutBatch)['calls']['review']['answer']>;

/** What is free in the hot wallets of withdraws, by wallet code. */
export const roomsOf = (db: Db, rows: readonly WithdrawRow[]): ReadonlyMap<string, string> =>
  new Map(walletsOf(db, rows, () => false).map(({ walletCode, roomBefore }) => [walletCode, roomBefore]));

/** Pays one withdraw of a batch by the rules of a single payment. @throws Refusal */
export function payLine(
  context: Context<unknown>,
  { id: batchId, batchNo: note, payMode }: BatchRow,
  { id, version }: { id: number; version: number | undefined },
): void {
  const { payByGateway, payByHand } = withdrawKind.transitions;
  const transition = payMode === PayMode.gateway ? payByGateway : payByHand;
  decideAllowed(context, withdrawKind, transition, id, { version, note, batchId });
}

/** Keeps what became of the lines of a batch, and what was free in the wallets before and after. */
export function keepPayment(
  db: Db,
  batch: BatchRow,
  rooms: ReadonlyMap<string, string>,
  refused: ReadonlyMap<number, Refusal>,
): Told {
  batch.lines = batch.lines.map(({ withdrawId }) => {
    const refusal = refused.get(withdrawId);
    return { withdrawId, refused: refusal ? wordings(refusal) : null };
  });
  const sums = walletsOf(db, withdrawsIn(db, batch), ({ id }) => !refused.has(id));
  batch.wallets = sums.map((wallet) => ({
    ...wallet,
    roomBefore: rooms.get(wallet.walletCode) ?? wallet.roomBefore,
    // What is on its way is not free any more: what is free now is what is free after.
    roomAfter: wallet.roomBefore,
  }));
  batch.paidAt = db.stamp();
  const end = endOf(db, batch);
  batch.status = end ?? BatchStatus.paying;
  if (end !== undefined) batch.endedAt = batch.paidAt;
  return { sent: batch.lines.length - refused.size, refused: refused.size };
}

/** Pays the lines of a batch, each by itself: those that are refused stay as they are. */
export function release(context: Context<unknown>, batch: BatchRow): Told {
  const { db, note, noteRecord } = context;
  const rows = withdrawsIn(db, batch);
  const rooms = roomsOf(db, rows);
  const refused = new Map<number, Refusal>();
  note({ targetType: withdraws.target });
  for (const { id, version, orderNo } of rows) {
    try {
      payLine(context, batch, { id, version });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.set(id, error);
      const words = { errorCode: error.code, errorMsg: wordings(error) };
      noteRecord({
        targetType: withdraws.target,
        targetId: String(id),
        targetText: orderNo,
        diff: [],
        ...words,
      });
    }
  }
  return keepPayment(db, batch, rooms, refused);
}
