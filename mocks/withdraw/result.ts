import { int, object, oneOf, optional, reason, text } from '../core/check';
import type { Context } from '../core/http';
import { invalid, Refusal } from '../core/refusal';
import { findRow } from '../core/resource';
import type { WithdrawRow } from '../core/rows';
import { stepUp } from '../core/signIn';
import { withdraws } from './list';
import { confirming, fail, freeHash } from './payout';
import { changeBy } from './states';

/** Body of what became of a payout. */
export const outcome = object({
  id: int,
  version: int,
  result: oneOf('sent', 'fail', 'confirm', 'dismiss'),
  txHash: optional(text(100)),
  proof: optional(reason(5)),
  reason: reason(5),
  operPassword: text(64, 1),
  requestId: text(64, 8),
});

type Outcome = ReturnType<typeof outcome>;

const PROCESSING = 4;
const CONFIRMING = 5;
const UNCLEAR = 11;

const BY_HAND = 2;

/** The transaction of a payout that went out; one that is known need not be told. @throws Refusal 40000, 40905 */
const hashFrom = ({ db, input }: Context<Outcome>, row: WithdrawRow): string =>
  freeHash(db, row, row.txHash || (input.txHash ?? ''));

/** The first of two people says what he has found out, and how. */
function propose(context: Context<Outcome>, row: WithdrawRow, result: 'sent' | 'fail'): void {
  const { db, user, input } = context;
  const { proof, reason: why } = input;
  if (proof === undefined) throw invalid('proof');
  row.proposal = {
    result,
    txHash: result === 'sent' ? hashFrom(context, row) : '',
    proof,
    reason: why,
    by: user.userName,
    at: db.stamp(),
  };
}

/** The second one agrees; the proposer cannot. Taking a proposal back is open to both. */
function conclude({ db, user, input }: Context<Outcome>, row: WithdrawRow): void {
  const { proposal } = row;
  if (!proposal) throw new Refusal(40904);
  if (input.result === 'dismiss') {
    row.proposal = null;
    return;
  }
  if (proposal.by === user.userName) throw new Refusal(40903);
  if (proposal.result === 'sent') confirming(row, freeHash(db, row, proposal.txHash));
  else fail(db, row, proposal.reason, user.userName);
}

/** A transaction that is known stays what it is; only where none is known one can be told. */
function tellSent(context: Context<Outcome>, row: WithdrawRow): void {
  if (row.status === CONFIRMING) throw new Refusal(40904);
  if (row.status === PROCESSING) confirming(row, hashFrom(context, row));
  else propose(context, row, 'sent');
}

/** Nobody alone gives back what a gateway or a chain has got. */
function tellFailed(context: Context<Outcome>, row: WithdrawRow): void {
  const { db, user, input } = context;
  if (row.status === PROCESSING && row.payMode === BY_HAND) fail(db, row, input.reason, user.userName);
  else propose(context, row, 'fail');
}

const HISTORY = { sent: 'result', fail: 'result', confirm: 'approve', dismiss: 'revoke' } as const;

/**
 * Records what became of a payout. Where it is unclear, or has failed although it may be on its way, two
 * people have to say the same. Completed is what the chain has confirmed, and nobody's word.
 * @throws Refusal 40301, 40400, 40901, 40902, 40900, 40904, 40903, 40000, 40001, 40905
 */
export function recordResult(context: Context<Outcome>): { id: number; version: number; status: number } {
  const { db, user, input, note } = context;
  const row = findRow(context, withdraws, input.id);
  note({ targetType: withdraws.target, targetId: String(row.id), targetText: row.orderNo });
  stepUp(db, user, input.operPassword);
  if (![PROCESSING, CONFIRMING, UNCLEAR].includes(row.status)) throw new Refusal(40904);
  const second = input.result === 'confirm' || input.result === 'dismiss';
  const proof = input.proof === undefined ? '' : ` (${input.proof})`;
  const deed = {
    result: HISTORY[input.result],
    note: `${input.reason}${proof}`,
    step: second ? 2 : 1,
  } as const;
  changeBy(context, row, input.version, deed, () => {
    if (second) conclude(context, row);
    else if (row.proposal) throw new Refusal(40904);
    else if (input.result === 'sent') tellSent(context, row);
    else tellFailed(context, row);
  });
  return { id: row.id, version: row.version, status: row.status };
}
