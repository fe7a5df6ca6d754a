import { withdraw } from '../../src/contract/finance/withdraw';
import { PayMode, WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { termsOf } from '../../src/contract/flow';
import { invalid, Refusal } from '../core/refusal';
import type { Ask, Move, Transition } from '../core/review/kind';
import type { WithdrawRow } from '../core/rows';
import { mustBePayable } from './mayPay';
import { confirming, fail, freeHash } from './payout';

/** A payment; the transaction where it was sent by hand and is known, the batch it is paid with. */
export interface Payment extends Ask {
  txHash?: string | undefined;
  batchId?: number | undefined;
}

/** What an operator has found out about a payout. */
export interface Outcome extends Ask {
  reason: string;
  proof?: string | undefined;
  txHash?: string | undefined;
}

type Proposed = Move<WithdrawRow, Outcome>;

function propose(
  { context: { db, user }, row }: Move<WithdrawRow, Ask>,
  found: { result: 'sent' | 'fail'; txHash: string; proof: string; reason: string },
): void {
  row.proposal = { ...found, by: user.userName, at: db.stamp() };
}

/** @throws Refusal as `mustBePayable`, 40000, 40905 */
function mayGoOut({ context: { db }, row, input }: Move<WithdrawRow, Payment>): void {
  mustBePayable(db, row, input.batchId);
  if (input.txHash !== undefined) freeHash(db, row, input.txHash);
}

/** Hands it to the gateway. */
const payByGateway: Transition<WithdrawRow, Payment> = {
  ...termsOf(withdraw, 'payByGateway'),
  guards: [mayGoOut],
  effect: ({ context: { user }, row }) => {
    row.payMode = PayMode.gateway;
    row.paidBy = user.userName;
    row.status = WithdrawStatus.processing;
  },
};

/** A transaction that is entered with a payment by hand waits for a second operator to confirm it. */
const payByHand: Transition<WithdrawRow, Payment> = {
  ...termsOf(withdraw, 'payByHand'),
  guards: [
    ({ row }) => {
      // No hand outside the platform can do what its own books do.
      if (row.isInternal === 1) throw invalid('payMode');
    },
    mayGoOut,
  ],
  effect: (move) => {
    const { context, row, input } = move;
    const { db, user } = context;
    row.payMode = PayMode.manual;
    row.paidBy = user.userName;
    row.status = WithdrawStatus.processing;
    if (input.txHash === undefined) return;
    propose(move, { result: 'sent', txHash: freeHash(db, row, input.txHash), proof: '', reason: '' });
  },
};

/** While a proposal waits for another operator, there is no other one. */
function mustBeUndisputed({ row }: Proposed): void {
  if (row.proposal) throw new Refusal(40904);
}

function mustHaveProof({ input }: Proposed): void {
  if (!input.proof) throw invalid('proof');
}

/** The transaction of a payout that went out; one that is known need not be told. @throws Refusal 40000, 40905 */
const hashFrom = ({ context: { db }, row, input }: Proposed): string =>
  freeHash(db, row, row.txHash || (input.txHash ?? ''));

const sent: Transition<WithdrawRow, Outcome> = {
  ...termsOf(withdraw, 'sent'),
  guards: [mustBeUndisputed, mustHaveProof, (move) => void hashFrom(move)],
  effect: (move) => {
    const { proof = '', reason } = move.input;
    propose(move, { result: 'sent', txHash: hashFrom(move), proof, reason });
  },
};

const failed: Transition<WithdrawRow, Outcome> = {
  ...termsOf(withdraw, 'fail'),
  guards: [mustBeUndisputed, mustHaveProof],
  effect: (move) => {
    const { proof = '', reason } = move.input;
    propose(move, { result: 'fail', txHash: '', proof, reason });
  },
};

const proposalOf = ({ row }: Proposed) => {
  if (!row.proposal) throw new Refusal(40904);
  return row.proposal;
};

const confirm: Transition<WithdrawRow, Outcome> = {
  ...termsOf(withdraw, 'confirm'),
  step: () => 2,
  guards: [
    (move) => {
      const { result: said, txHash } = proposalOf(move);
      if (said === 'sent') freeHash(move.context.db, move.row, txHash);
    },
  ],
  effect: (move) => {
    const { context, row } = move;
    const { result: said, txHash, reason } = proposalOf(move);
    if (said === 'sent') confirming(row, txHash);
    else fail(context.db, row, reason, context.user.userName);
  },
};

const dismiss: Transition<WithdrawRow, Outcome> = {
  ...termsOf(withdraw, 'dismiss'),
  step: () => 2,
  guards: [(move) => void proposalOf(move)],
  effect: ({ row }) => {
    row.proposal = null;
  },
};

/**
 * What becomes of an approved withdraw. What one operator says about a payout, a second one has to confirm; only the
 * confirmations of the chain complete it.
 */
export const payments = { payByGateway, payByHand, sent, fail: failed, confirm, dismiss };
