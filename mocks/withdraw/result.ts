import type { withdraw as contract } from '@/contract/finance/withdraw';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { decideOne } from '../core/review/perform';
import { withdrawKind } from './kind';

/** Records what became of a payout. */
export function recordResult(context: Context<Sent<(typeof contract)['calls']['result']['body']>>): {
  version: number;
} {
  const { id, result, operPassword, version: seen, reason: why, proof, txHash } = context.input;
  const note = proof === undefined ? why : `${why} (${proof})`;
  const ask = { version: seen, note, reason: why, proof, txHash };
  const { version } = decideOne(context, withdrawKind, withdrawKind.transitions[result], {
    id,
    operPassword,
    ask,
  });
  return { version };
}
