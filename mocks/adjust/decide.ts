import type { adjust } from '@/contract/finance/adjust';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { decideOne } from '../core/review/perform';
import { adjustKind } from './kind';

type Calls = (typeof adjust)['calls'];

/** Approves or rejects one adjustment. */
export function reviewOne(context: Context<Sent<Calls['review']['body']>>): { status: number } {
  const { id, version, result, remark: note, operPassword, requestId } = context.input;
  const ask = { version, note, requestId };
  const { status } = decideOne(context, adjustKind, adjustKind.transitions[result], {
    id,
    operPassword,
    ask,
  });
  return { status };
}

/** Its maker withdraws a request. */
export function cancelOne(context: Context<Sent<Calls['cancel']['body']>>): { status: number } {
  const { id, version } = context.input;
  const { status } = decideOne(context, adjustKind, adjustKind.transitions.cancel, { id, ask: { version } });
  return { status };
}
