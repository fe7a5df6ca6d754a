import type { payable } from '@/contract/finance/withdrawStops';
import type { WireValueOf } from '@/contract/field/field';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { findRow } from '../core/resource';
import { withdraws } from './list';
import { stoppedBy } from './stopped';

type Payable = WireValueOf<(typeof payable)['answer']>;

/** What stands against the payment of withdraws as things are now. @throws Refusal 40400 */
export const payableNow = (context: Context<Sent<(typeof payable)['query']>>): Payable =>
  context.input.ids.map((id) => {
    const row = findRow(context, withdraws, id);
    return { id: String(id), version: row.version, status: row.status, ...stoppedBy(context.db, row) };
  });
