import type { Verdict } from '@/contract/block/review';
import { int, object, oneOf, text, withDefault } from '../core/check';
import type { Context } from '../core/http';
import { decideOne } from '../core/review/perform';
import { adjustKind } from './kind';

/** Body of a review. */
export const review = object({
  id: int,
  version: int,
  result: oneOf<keyof typeof Verdict>('approve', 'reject'),
  remark: withDefault(text(200), ''),
  operPassword: text(64, 1),
  requestId: text(64, 8),
});

/** Approves or rejects one adjustment. */
export function reviewOne(context: Context<ReturnType<typeof review>>): { status: number } {
  const { id, version, result, remark: note, operPassword, requestId } = context.input;
  const ask = { version, note, requestId };
  const { status } = decideOne(context, adjustKind, adjustKind.transitions[result], {
    id,
    operPassword,
    ask,
  });
  return { status };
}

/** Body of a cancellation. */
export const cancellation = object({ id: int, version: int });

/** Its maker withdraws a request. */
export function cancelOne(context: Context<ReturnType<typeof cancellation>>): { status: number } {
  const { id, version } = context.input;
  const { status } = decideOne(context, adjustKind, adjustKind.transitions.cancel, { id, ask: { version } });
  return { status };
}
