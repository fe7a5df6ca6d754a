import { RechargeSource } from '../../src/contract/finance/recharge';
import type { BulkAnswer } from '@/api/types';
import type { rechargeAddress as contract } from '@/contract/finance/rechargeAddress';
import type { Sent } from '../core/body';
import { rechargeAddressesAt } from '../core/addressBook';
import { eachOf } from '../core/bulk';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { emit } from '../core/events';
import type { Job } from '../core/job';
import { format, parse } from '../core/money';
import { perRecord } from '../core/perRecord';
import { placeOf } from '../core/place';
import { Refusal } from '../core/refusal';
import { findRow, touch } from '../core/resource';
import type { RechargeRow } from '../core/rows';
import { compactDay, MINUTE } from '../core/time';
import { rechargeAddresses } from './recharge';
import type { RechargeAddressRow } from './rechargeRow';

declare module '../core/events' {
  interface Events {
    /** What lay on a member's address lies in a hot wallet now. */
    'wallet.collected': { walletCode: string; amount: string };
  }
}

/** How long the chain takes to move what was collected. */
const TAKES = 2 * MINUTE;

type Collection = Sent<(typeof contract)['calls']['collect']['body']>;

/** Orders the gateway to move what lies on these addresses to the hot wallet. No member's balance changes. */
export function collectMany(context: Context<Collection>): BulkAnswer {
  const { db, input, note, noteRecord } = context;
  note({ targetType: rechargeAddresses.target, targetId: input.ids.join(',') });
  return eachOf(context, input.ids, (id) => {
    const row = findRow(context, rechargeAddresses, id);
    if (row.collection !== null || parse(row.chainBalance) <= 0n) throw new Refusal(40904);
    const taskNo = `CT${compactDay(db.now())}${String(db.nextId('collectTask')).padStart(8, '0')}`;
    row.collection = { taskNo, amount: row.chainBalance, since: db.now() };
    touch(context, row);
    noteRecord({
      targetId: String(id),
      targetText: row.address,
      reason: taskNo,
      diff: [{ field: 'chainBalance', before: row.chainBalance, after: '0' }],
    });
  });
}

/** What came in over a chain lies on the member's address until it is collected. */
export function depositOn(db: Db, recharge: RechargeRow): void {
  if (recharge.source !== RechargeSource.chain || recharge.transferNo !== '') return;
  for (const row of rechargeAddressesAt(db, placeOf(recharge)))
    row.chainBalance = format(parse(row.chainBalance) + parse(recharge.amount));
}

/** What was collected lies in the hot wallet now. */
function finish(db: Db, row: RechargeAddressRow): void {
  const { collection: task } = row;
  if (!task) return;
  const wallet = db.walletCodes.find(({ walletCode }) => walletCode === row.walletCode);
  if (wallet) {
    wallet.hotBalance = format(parse(wallet.hotBalance) + parse(task.amount));
    emit(db, 'wallet.collected', { walletCode: row.walletCode, amount: task.amount });
  }
  row.chainBalance = format(parse(row.chainBalance) - parse(task.amount));
  row.collection = null;
  row.version += 1;
  row.updatedAt = db.stamp();
}

/** Brings collections to an end. */
export const collectTrack: Job = {
  key: 'collectTrack',
  title: ['归集跟踪', 'Track collections', '歸集追蹤'],
  group: 'MONEY',
  ...perRecord<RechargeAddressRow>({
    rows: (db) => db.rechargeAddresses.values(),
    dueAt: (_, { collection }) => (collection === null ? undefined : collection.since + TAKES),
    act: finish,
  }),
};
