import { PayMode, WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import type { Db } from '../../core/db';
import { refusalOf } from '../../core/foreseen';
import { format, parse } from '../../core/money';
import type { Money } from '../../core/money';
import { Refusal } from '../../core/refusal';
import { claimOf } from '../../core/review/claim';
import type { WithdrawRow } from '../../core/rows';
import { hotRoom } from '../facts';
import { mustBePayable } from '../mayPay';
import { refusals } from '../refusals';
import type { BatchWallet } from './rows';

/** Whose payment, of which batch. */
interface Payer {
  batchId?: number | undefined;
  /** The operator; left out, nobody in particular. */
  userName?: string;
  payMode: number;
}

/** What a payment of withdraws together would do now. */
interface DryRun {
  /** Those that would be refused, by id. */
  refused: ReadonlyMap<number, Refusal>;
  wallets: BatchWallet[];
}

/** Whether one of them could be paid by itself. @throws Refusal */
function mustBeReady(db: Db, row: WithdrawRow, { batchId, userName = '', payMode }: Payer): void {
  const who = claimOf(db, row);
  if (who && who !== userName) throw new Refusal(40902, { who });
  if (row.status !== WithdrawStatus.approved) throw new Refusal(40904);
  if (payMode === PayMode.manual && row.isInternal === 1) throw new Refusal(40000, { field: 'payMode' });
  mustBePayable(db, row, batchId);
}

const amount = (text: string, more: Money): string => format(parse(text) + more);

/** Sums of withdraws by wallet, in the order of their first one; `isSent` says which of them leave it. */
export function walletsOf(
  db: Db,
  rows: readonly WithdrawRow[],
  isSent: (row: WithdrawRow) => boolean,
): BatchWallet[] {
  const found = new Map<string, BatchWallet>();
  for (const row of rows) {
    const { walletCode, coin, chain, isInternal } = row;
    const key = `${walletCode} ${isInternal}`;
    const room = format(hotRoom(db, walletCode).room);
    const sums = found.get(key) ?? {
      walletCode,
      coin,
      chain,
      internal: isInternal === 1,
      count: 0,
      net: '0',
      fee: '0',
      gross: '0',
      sentCount: 0,
      sentNet: '0',
      roomBefore: room,
      roomAfter: room,
    };
    sums.count += 1;
    sums.net = amount(sums.net, parse(row.netAmount));
    sums.fee = amount(sums.fee, parse(row.fee));
    sums.gross = amount(sums.gross, parse(row.amount));
    if (isSent(row)) {
      sums.sentCount += 1;
      sums.sentNet = amount(sums.sentNet, parse(row.netAmount));
      if (!sums.internal) sums.roomAfter = amount(sums.roomAfter, -parse(row.netAmount));
    }
    found.set(key, sums);
  }
  return [...found.values()];
}

/** Goes through withdraws as their payment would, one after the other, and writes nothing. */
export function dryRun(db: Db, rows: readonly WithdrawRow[], payer: Payer): DryRun {
  const refused = new Map<number, Refusal>();
  const taken = new Map<string, Money>();
  for (const row of rows) {
    const refusal = refusalOf(() => mustBeReady(db, row, payer));
    const sum = (taken.get(row.walletCode) ?? 0n) + parse(row.netAmount);
    if (refusal) refused.set(row.id, refusal);
    else if (row.isInternal === 1) continue;
    else if (sum > hotRoom(db, row.walletCode).room)
      refused.set(row.id, new Refusal(42201, { because: refusals.batchNoRoom }));
    else taken.set(row.walletCode, sum);
  }
  return { refused, wallets: walletsOf(db, rows, ({ id }) => !refused.has(id)) };
}
