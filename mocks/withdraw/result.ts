import { PayoutWord } from '../../src/contract/finance/withdrawParts';
import { int, object, oneOf, optional, reason, text } from '../core/check';
import type { Context } from '../core/http';
import { decideOne } from '../core/review/perform';
import { withdrawKind } from './kind';

/** Body of what became of a payout. */
export const outcome = object({
  id: int,
  version: int,
  result: oneOf(PayoutWord.sent, PayoutWord.fail, PayoutWord.confirm, PayoutWord.dismiss),
  txHash: optional(text(100)),
  proof: optional(reason(5)),
  reason: reason(5),
  operPassword: text(64, 1),
  requestId: text(64, 8),
});

/** Records what became of a payout. */
export function recordResult(context: Context<ReturnType<typeof outcome>>): {
  id: number;
  version: number;
  status: number;
} {
  const { id, result, operPassword, version: seen, reason: why, proof, txHash } = context.input;
  const note = proof === undefined ? why : `${why} (${proof})`;
  const ask = { version: seen, note, reason: why, proof, txHash };
  const { version, status } = decideOne(context, withdrawKind, withdrawKind.transitions[result], {
    id,
    operPassword,
    ask,
  });
  return { id, version, status };
}
