import type { adjust } from '@/contract/finance/adjust';
import type { BulkAnswer } from '@/api/types';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideMany, decideOne } from '../core/review/perform';
import { adjustKind } from './kind';
import { effectOf } from './store';

type Calls = (typeof adjust)['calls'];

/** Approves or rejects one adjustment or several; each of them may be refused by itself. */
export function reviewMany(context: Context<Sent<Calls['review']['body']>>): BulkAnswer {
  const {
    id,
    result,
    remark: note,
    operPassword,
    requestId,
    versions,
    balances = [],
    ...sent
  } = context.input;
  const { db } = context;
  const ids = sent.ids ?? (id === undefined ? [] : [id]);
  if (!ids.length || (sent.ids !== undefined && id !== undefined)) throw invalid('ids');
  const shown = new Map(balances.map((one) => [one.id, one.available]));
  const found = new Map(
    ids.flatMap((one) => {
      const row = db.adjusts.get(one);
      return row ? [[one, effectOf(db, row).beforeAvailable] as const] : [];
    }),
  );
  return decideMany(context, adjustKind, adjustKind.transitions[result], {
    ids,
    operPassword,
    ask: (one) => ({
      version: versions.get(String(one)),
      note,
      requestId,
      shown: shown.get(one),
      found: found.get(one),
    }),
  });
}

/** Its maker withdraws a request. */
export function cancelOne(context: Context<Sent<Calls['cancel']['body']>>): { version: number } {
  const { id, version: seen } = context.input;
  const ask = { version: seen };
  const { version } = decideOne(context, adjustKind, adjustKind.transitions.cancel, { id, ask });
  return { version };
}
