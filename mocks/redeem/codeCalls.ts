import { maskedCode } from '../../src/contract/campaign/redeemCodeText';
import type { redeemCode } from '@/contract/campaign/redeemCode';
import { RedeemCodeStatus } from '../../src/contract/campaign/redeemFlow';
import type { BulkAnswer } from '@/api/types';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import { eachOf } from '../core/bulk';
import type { Context } from '../core/http';
import { Refusal } from '../core/refusal';
import { findRow, mustBeVersion } from '../core/resource';
import { mustSayWhy } from '../core/review/guards';
import { batches, targetOf } from './batches';
import { codes } from './codes';
import { endCode } from './endCodes';
import { refusals } from './refusals';
import { batchOf, codesOf } from './rows';

type Calls = (typeof redeemCode)['calls'];

/** Voids codes, each by itself. @throws Refusal 40400, 40900, 40904 where none of them could be */
export function voidCodes(context: Context<Sent<Calls['void']['body']>>): BulkAnswer {
  const { db, user, input, note, noteRecord } = context;
  note({ targetType: codes.target, targetId: input.ids.join(','), reason: input.reason });
  return eachOf(context, input.ids, (id) => {
    const code = findRow(context, codes, id);
    mustBeVersion(context, codes, code, input.versions.get(String(id)));
    const { unused, void: voided } = RedeemCodeStatus;
    if (code.status !== unused) throw new Refusal(40904);
    endCode(db, batchOf(db, code), code, voided, user.userName);
    const diff = [{ field: 'status', before: String(unused), after: String(voided) }];
    noteRecord({ targetId: String(id), targetText: maskedCode(code.code), diff });
  });
}

/** The codes of a batch in full, for a file. @throws Refusal 40400, 40904 once they were exported, 40001 */
export function exportPlain(
  context: Context<Sent<Calls['exportPlain']['body']>>,
): WireShape<Calls['exportPlain']['answer']> {
  const { db, user, input, note } = context;
  const batch = findRow(context, batches, input.batchId);
  const { batchNo, exportCount, exportedBy: who, exportedAt: at } = batch;
  note({ ...targetOf(batch), reason: input.reason ?? '' });
  if (exportCount > 0) {
    if (input.again !== 1) throw new Refusal(40904, { because: refusals.exportedBefore, who, at: at ?? '' });
    mustSayWhy({ input: { note: input.reason } });
  }
  const list = codesOf(db, batch).map(({ code, status }) => ({ code, status }));
  Object.assign(batch, { exportCount: exportCount + 1, exportedAt: db.stamp(), exportedBy: user.userName });
  note({ targetText: `${batchNo} × ${list.length}` });
  return { batchNo, codes: list };
}
