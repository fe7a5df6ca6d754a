import type { BulkAnswer } from '@/api/types';
import { BULK_CAP } from '../core/bulk';
import { int, listOf, object, text, withDefault } from '../core/check';
import type { Context } from '../core/http';
import { decideMany, decideOne } from '../core/review/perform';
import { rechargeKind } from './kind';

/** Body of an edit. */
export const edit = object({
  id: int,
  version: int,
  remark: withDefault(text(200), ''),
  txHash: withDefault(text(100), ''),
});

/** Changes the note or the transaction of a recharge that is still open. */
export function editRecharge(context: Context<ReturnType<typeof edit>>): { version: number } {
  const { id, ...ask } = context.input;
  const { version } = decideOne(context, rechargeKind, rechargeKind.transitions.edit, { id, ask });
  return { version };
}

/** Body of a deletion. */
export const deletion = object({ ids: listOf(int, BULK_CAP) });

/** Hides records that never were money. */
export const deleteRecharges = (context: Context<ReturnType<typeof deletion>>): BulkAnswer =>
  decideMany(context, rechargeKind, rechargeKind.transitions.remove, {
    ids: context.input.ids,
    ask: () => ({}),
  });
