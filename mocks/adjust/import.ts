import type { adjust } from '@/contract/finance/adjust';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { invalid, Refusal, wording } from '../core/refusal';
import { compactDay } from '../core/time';
import { putForward } from './add';
import { doublesOf } from './doubles';
import { memberIn, wishOf } from './line';
import type { Line } from './line';
import type { AdjustRow } from './store';
import { refusals } from './refusals';

type Call = typeof adjust.calls.import;
type AdjustImported = WireShape<Call['answer']>;

type Import = Context<Sent<Call['body']>>;

/** @throws Refusal 40905 for a line that looks like another request, unless it says that it is meant so */
function putLine(context: Import, line: Line, batchNo: string): AdjustRow {
  const { db, input } = context;
  const member = memberIn(context, line);
  const wish = wishOf(db, line, { category: input.category, batchNo });
  const [double] = doublesOf(db, { ...wish, memberId: member.id, refNo: wish.refNo ?? '' }, db.now());
  if (double && line.again !== 1)
    throw new Refusal(40905, { field: 'amount', because: refusals.looksDouble, no: double.adjustNo });
  return putForward(context, member, wish);
}

/**
 * Puts one adjustment forward for each line; a line that is refused holds up no other. The operation log gets
 * a line for the batch and one for each adjustment.
 */
export function importMany(context: Import): AdjustImported {
  const { db, input, lang, note, noteRecord } = context;
  if (input.rows.length === 0) throw invalid('rows');
  const batchNo = `AB${compactDay(db.now())}${String(db.nextId('adjustBatch')).padStart(6, '0')}`;
  const failed: AdjustImported['failed'] = [];
  note({ targetType: 'adjust' });
  for (const row of input.rows) {
    try {
      const { id, adjustNo, reason: why } = putLine(context, row, batchNo);
      noteRecord({ targetId: String(id), targetText: adjustNo, reason: why, body: row });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failed.push({ line: row.line, code: error.code, msg: wording(error, lang) });
    }
  }
  const created = input.rows.length - failed.length;
  noteRecord({ targetText: `${batchNo} ${created}/${input.rows.length}` });
  return { batchNo: created > 0 ? batchNo : '', created, failed };
}
