import type { BulkAnswer } from '@/api/types';
import type { recharge as contract } from '@/contract/finance/recharge';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { decideMany, decideOne } from '../core/review/perform';
import { rechargeKind } from './kind';

type Calls = (typeof contract)['calls'];

/** Body of an edit; what was left out stays as it is. */
type Edit = Sent<Calls['edit']['body']>;

/** Changes the note or the transaction of a recharge that is still open. */
export function editRecharge(context: Context<Edit>): { version: number } {
  const { id, ...ask } = context.input;
  const { version } = decideOne(context, rechargeKind, rechargeKind.transitions.edit, { id, ask });
  return { version };
}

/** Hides records that never were money. */
export const deleteRecharges = (context: Context<Sent<Calls['remove']['body']>>): BulkAnswer =>
  decideMany(context, rechargeKind, rechargeKind.transitions.remove, {
    ids: context.input.ids,
    ask: () => ({}),
  });
