import type { adjust } from '@/contract/finance/adjust';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import { decimal, oneOf, reason } from '../core/check';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { Refusal, wording } from '../core/refusal';
import { invalid } from '../core/refusal';
import { stepUp } from '../core/stepUp';
import { compactDay } from '../core/time';
import { adjustable, putForward } from './add';
import type { AdjustDirection, AdjustRow } from './store';

type Call = typeof adjust.calls.import;
type AdjustLine = Import['input']['rows'][number];
type AdjustImported = WireShape<Call['answer']>;

type Import = Context<Sent<Call['body']>>;

/** The code meant by a cell's text: the code itself, or its word in one of the three languages. */
const codeOf = (db: Db, dictType: string, written: string): string | undefined =>
  [...db.dictEntries.values()].find(
    ({ dictType: type, status, dictValue, dictLabel, labelEn, labelTw }) =>
      type === dictType &&
      status === 1 &&
      [dictValue, dictLabel, labelEn, labelTw].some((one) => one.toLowerCase() === written.toLowerCase()),
  )?.dictValue;

const number = oneOf<AdjustDirection>(1, 2, 3, 4);

function putLine(context: Import, given: AdjustLine, batchNo: string): AdjustRow {
  const { db, input } = context;
  const known = [...db.members.values()].find(({ uid }) => uid === given.uid);
  const member = adjustable(context, known?.id);
  const account = codeOf(db, 'biz_account_type', given.account);
  if (account === undefined) throw invalid('account');
  return putForward(context, member, {
    accountType: Number(account),
    coin: given.coin.toUpperCase(),
    direction: number(codeOf(db, 'biz_adjust_dir', given.direction), 'direction'),
    amount: decimal(given.amount, 'amount'),
    category: input.category,
    reason: reason(10, 500)(given.reason, 'reason'),
    batchNo,
  });
}

/**
 * Puts one adjustment forward for each line; a line that is refused holds up no other. The operation log gets
 * a line for the batch and one for each adjustment.
 */
export function importMany(context: Import): AdjustImported {
  const { db, user, input, lang, note, noteRecord } = context;
  if (input.rows.length === 0) throw invalid('rows');
  stepUp(db, user, input.operPassword);
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
