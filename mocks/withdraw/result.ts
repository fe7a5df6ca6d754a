import { int, object, oneOf, optional, reason, text } from '../check';
import type { Context } from '../http';
import { invalid, Refusal } from '../refusal';
import { findRow } from '../resource';
import type { WithdrawRow } from '../rows';
import { stepUp } from '../signIn';
import { withdraws } from './list';
import { complete, confirming, fail, freeHash } from './payout';
import { changeBy } from './states';

/** Body of what became of a payout. */
export const outcome = object({
  id: int,
  version: int,
  result: oneOf('sent', 'complete', 'fail', 'confirm', 'dismiss'),
  txHash: optional(text(100)),
  proof: optional(reason(5)),
  reason: reason(5),
  operPassword: text(64, 1),
  requestId: text(64, 8),
});

type Outcome = ReturnType<typeof outcome>;

const UNCLEAR = 11;

/** The transaction that is told now, or the one that is known. @throws Refusal 40000, 40905 */
function hashFrom({ db, input }: Context<Outcome>, row: WithdrawRow): string {
  return freeHash(db, row, input.txHash ?? row.txHash);
}

/** The first of two people says what he has found out, and how. */
function propose(context: Context<Outcome>, row: WithdrawRow): void {
  const { db, user, input } = context;
  const { result, proof, reason: why } = input;
  if (result !== 'sent' && result !== 'fail') throw new Refusal(40904);
  if (row.proposal) throw new Refusal(40904);
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
  if (input.result === 'confirm') {
    if (proposal.by === user.userName) throw new Refusal(40903);
    if (proposal.result === 'sent') confirming(row, freeHash(db, row, proposal.txHash));
    else fail(db, row, proposal.reason, user.userName);
  }
  row.proposal = null;
}

function settle(context: Context<Outcome>, row: WithdrawRow): void {
  const { db, user, input } = context;
  switch (input.result) {
    case 'sent':
      if (row.status !== 4) throw new Refusal(40904);
      confirming(row, hashFrom(context, row));
      return;
    case 'complete':
      row.txHash = hashFrom(context, row);
      complete(db, row, user.userName);
      return;
    case 'fail':
      fail(db, row, input.reason, user.userName);
      return;
    default:
      throw new Refusal(40904);
  }
}

/**
 * Records what became of a payout. Of an unclear one two people have to say the same.
 * @throws Refusal 40301, 40400, 40901, 40902, 40900, 40904, 40903, 40000, 40001, 40905
 */
export function recordResult(context: Context<Outcome>): { id: number; version: number; status: number } {
  const { db, user, input, note } = context;
  const row = findRow(context, withdraws, input.id);
  note({ targetType: withdraws.target, targetId: String(row.id), targetText: row.orderNo });
  stepUp(db, user, input.operPassword);
  if (![4, 5, UNCLEAR].includes(row.status)) throw new Refusal(40904);
  const second = input.result === 'confirm' || input.result === 'dismiss';
  const proof = input.proof === undefined ? '' : ` (${input.proof})`;
  const deed = {
    result: { sent: 'result', complete: 'complete', fail: 'result', confirm: 'approve', dismiss: 'revoke' }[
      input.result
    ],
    note: `${input.reason}${proof}`,
    step: second ? 2 : 1,
  } as const;
  changeBy(context, row, input.version, deed, () => {
    if (row.status !== UNCLEAR) settle(context, row);
    else if (second) conclude(context, row);
    else propose(context, row);
  });
  return { id: row.id, version: row.version, status: row.status };
}
