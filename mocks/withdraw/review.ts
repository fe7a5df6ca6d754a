import { APPROVE_MOST } from '../../src/contract/finance/withdraw';
import type { withdraw as contract } from '@/contract/finance/withdraw';
import type { BulkAnswer } from '@/api/types';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideMany, decideOne } from '../core/review/perform';
import { withdrawKind } from './kind';

type Calls = (typeof contract)['calls'];

const { transitions } = withdrawKind;

/** One decision about one withdraw or several; several are approved only in one coin. */
export function reviewMany(context: Context<Sent<Calls['review']['body']>>): BulkAnswer {
  const { db, input } = context;
  const { id, versions, result, remark: note, rejectCode, addressTail } = input;
  const bulk = input.ids !== undefined;
  const ids = input.ids ?? (id === undefined ? [] : [id]);
  if (!ids.length || (bulk && id !== undefined)) throw invalid('ids');
  if (bulk && result === 'approve') {
    const coins = new Set(ids.map((one) => db.withdraws.get(one)?.coin));
    if (ids.length > APPROVE_MOST || coins.size > 1) throw invalid('ids');
  }
  return decideMany(context, withdrawKind, transitions[result], {
    ids,
    ask: (one) => ({ note, rejectCode, addressTail, bulk, version: versions.get(String(one)) }),
  });
}

/** Lifts the block of the hard checks. */
export function overrideBlock(context: Context<Sent<Calls['override']['body']>>): { version: number } {
  const { id, version: seen, reason: note, operPassword } = context.input;
  const ask = { version: seen, note };
  const { version } = decideOne(context, withdrawKind, transitions.override, { id, operPassword, ask });
  return { version };
}

/** Changes the note, in any state. */
export function editWithdraw(context: Context<Sent<Calls['edit']['body']>>): { version: number } {
  const { id, ...ask } = context.input;
  const { version } = decideOne(context, withdrawKind, transitions.edit, { id, ask });
  return { version };
}
