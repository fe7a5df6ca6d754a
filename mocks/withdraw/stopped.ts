import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import type { stopped } from '@/contract/finance/withdrawStops';
import type { WireShape } from '@/contract/field/field';
import type { Db } from '../core/db';
import type { WithdrawRow } from '../core/rows';
import { blocksOf } from './checks';

/** First review, second review and payment: what an operator can still approve or pay. */
const AHEAD = new Set<number>([WithdrawStatus.pending, WithdrawStatus.secondReview, WithdrawStatus.approved]);

/** What keeps a withdraw from being approved and paid as things are now. */
export const stoppedBy = (db: Db, row: WithdrawRow): WireShape<typeof stopped> => ({
  holdCause: row.holdCause,
  blockedBy: AHEAD.has(row.status) ? blocksOf(db, row) : [],
});
