import { PayMode } from '../../src/contract/finance/withdraw';
import { parse } from '../core/money';
import { invalid, Refusal } from '../core/refusal';
import type { Ask, Move, Transition } from '../core/review/kind';
import type { WithdrawRow } from '../core/rows';
import { mustNotBeBlocked } from './checks';
import { hotRoom } from './facts';
import { confirming, fail, freeHash } from './payout';

const APPROVED = 3;
const PROCESSING = 4;
const CONFIRMING = 5;
const FAILED = 8;
const UNCLEAR = 11;

/** A payment; the transaction where it was sent by hand and is known. */
export interface Payment extends Ask {
  txHash?: string | undefined;
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

/** @throws Refusal 42206 for what has come up since the approval, 40904, 42201, 40000, 40905 */
function mustBePayable({ context, row, input }: Move<WithdrawRow, Payment>): void {
  const { db } = context;
  mustNotBeBlocked(context, row);
  if (db.walletCodes.find((wallet) => wallet.walletCode === row.walletCode)?.withdrawOn !== 1)
    throw new Refusal(40904, { because: 'withdrawOff' });
  if (!row.isInternal && parse(row.netAmount) > hotRoom(db, row.walletCode).room)
    throw new Refusal(42201, { because: 'hotWallet' });
  if (input.txHash !== undefined) freeHash(db, row, input.txHash);
}

const pay = {
  verb: 'pay',
  from: [APPROVED],
  to: [PROCESSING],
  permission: 'cwManage/withdrawLogPay',
  stepUp: true,
  guards: [mustBePayable],
} satisfies Partial<Transition<WithdrawRow, Payment>>;

/** Hands it to the gateway. */
const payByGateway: Transition<WithdrawRow, Payment> = {
  ...pay,
  effect: ({ context: { user }, row }) => {
    row.payMode = PayMode.gateway;
    row.paidBy = user.userName;
    row.status = PROCESSING;
  },
};

/**
 * Sending money by hand takes two people: the one who pays is not the one who approved. A transaction that is entered
 * with it waits for a second operator to confirm it.
 */
const payByHand: Transition<WithdrawRow, Payment> = {
  ...pay,
  secondPerson: ['first', 'second'],
  guards: [
    ({ row }) => {
      // No hand outside the platform can do what its own books do.
      if (row.isInternal === 1) throw invalid('payMode');
    },
    mustBePayable,
  ],
  effect: (move) => {
    const { context, row, input } = move;
    const { db, user } = context;
    row.payMode = PayMode.manual;
    row.paidBy = user.userName;
    row.status = PROCESSING;
    if (input.txHash === undefined) return;
    propose(move, { result: 'sent', txHash: freeHash(db, row, input.txHash), proof: '', reason: '' });
  },
};

const result = { permission: 'cwManage/withdrawLogResult', stepUp: true } as const;

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

/** One operator says that it went out. */
const sent: Transition<WithdrawRow, Outcome> = {
  ...result,
  verb: 'result',
  from: [PROCESSING, UNCLEAR],
  to: [],
  guards: [mustBeUndisputed, mustHaveProof, (move) => void hashFrom(move)],
  effect: (move) => {
    const { proof = '', reason } = move.input;
    propose(move, { result: 'sent', txHash: hashFrom(move), proof, reason });
  },
};

/** One operator says that it has not left, and will not. */
const failed: Transition<WithdrawRow, Outcome> = {
  ...result,
  verb: 'result',
  from: [PROCESSING, CONFIRMING, UNCLEAR],
  to: [],
  guards: [mustBeUndisputed, mustHaveProof],
  effect: (move) => {
    const { proof = '', reason } = move.input;
    propose(move, { result: 'fail', txHash: '', proof, reason });
  },
};

const second = { ...result, from: [PROCESSING, CONFIRMING, UNCLEAR], step: () => 2 as const };

const proposalOf = ({ row }: Proposed) => {
  if (!row.proposal) throw new Refusal(40904);
  return row.proposal;
};

/** Another operator agrees. */
const confirm: Transition<WithdrawRow, Outcome> = {
  ...second,
  verb: 'approve',
  to: [CONFIRMING, FAILED],
  secondPerson: ['proposer'],
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

/** Takes a proposal back; its author may, and so may others. */
const dismiss: Transition<WithdrawRow, Outcome> = {
  ...second,
  verb: 'revoke',
  to: [],
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
