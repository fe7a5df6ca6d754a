import type { HttpHandler } from 'msw';
import { contractEntrust as contract, FORCED } from '../../../src/contract/trading/entrust';
import type { Sent } from '../../core/body';
import { eachOf } from '../../core/bulk';
import type { Db } from '../../core/db';
import { act, answer } from '../../core/http';
import type { Context } from '../../core/http';
import { Refusal } from '../../core/refusal';
import { findRow, mustBeVersion } from '../../core/resource';
import { endEntrust, isOpen, STOP_LOSS, TAKE_PROFIT } from '../entrusts';
import { lockedBy } from '../figures/entrusts';
import { contractEntrusts as entrusts } from '../lists/entrusts';
import { tellCancelled } from '../notices';
import { mustBeSymbol } from '../symbols';
import type { EntrustRow } from '../tables';
import { refusals } from '../refusals';

const { calls } = contract;
const line = { title: entrusts.title, type: 'other' } as const;

/** True for one that its member, or the staff, may take back. */
const isMembers = ({ createType }: EntrustRow): boolean => !FORCED.includes(createType);

function cancel(db: Db, user: string, row: EntrustRow, reason: string): void {
  endEntrust(db, row, 'cancelled', reason);
  row.updatedBy = user;
  tellCancelled(db, row, reason);
}

function cancelSome(context: Context<Sent<typeof calls.cancel.body>>): object {
  const { db, user, input, note, noteRecord } = context;
  const { ids, versions, reason } = input;
  note({ targetType: entrusts.target, targetId: ids.join(','), reason });
  return eachOf(context, ids, (id) => {
    const row = findRow(context, entrusts, id);
    if (!isMembers(row)) throw new Refusal(40904, { because: refusals.forcedEntrust });
    if (!isOpen(row)) throw new Refusal(40904, { because: refusals.entrustEnded });
    mustBeVersion(context, entrusts, row, versions.get(String(id)));
    const before = String(row.status);
    cancel(db, user.userName, row, reason);
    const diff = [{ field: 'status', before, after: String(row.status) }];
    noteRecord({ targetId: String(id), targetText: row.entrustNo, diff });
  });
}

/** Those of a symbol that can be cancelled now. */
const cancellable = (db: Db, symbol: string): EntrustRow[] =>
  [...db.entrusts.values()].filter((row) => row.symbol === symbol && isOpen(row) && isMembers(row));

function cancelSymbol(context: Context<Sent<typeof calls.cancelBySymbol.body>>): object {
  const { db, user, input, note, noteRecord } = context;
  const { symbol, reason } = input;
  note({ targetType: entrusts.target, targetText: symbol, reason });
  note({ targetId: String(mustBeSymbol(db, symbol).id) });
  const rows = cancellable(db, symbol);
  if (rows.length === 0) throw new Refusal(40904);
  const answer = lockedBy(rows);
  for (const row of rows) {
    const before = String(row.status);
    cancel(db, user.userName, row, reason);
    const diff = [{ field: 'status', before, after: String(row.status) }];
    noteRecord({ targetId: String(row.id), targetText: row.entrustNo, diff });
  }
  return answer;
}

/** How the staff cancels entrusts. */
export const cancelCalls = (db: Db): HttpHandler[] => [
  act(db, calls.cancel, line, cancelSome),
  answer(db, calls.cancelBySymbolPreview, ({ input: { symbol } }) => {
    mustBeSymbol(db, symbol);
    const rows = cancellable(db, symbol);
    const ofType = (wanted: number): number => rows.filter(({ type }) => type === wanted).length;
    return {
      ...lockedBy(rows),
      members: new Set(rows.map(({ memberId }) => memberId)).size,
      stopLosses: ofType(STOP_LOSS),
      takeProfits: ofType(TAKE_PROFIT),
    };
  }),
  act(db, calls.cancelBySymbol, line, cancelSymbol),
];
