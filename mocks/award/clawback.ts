import type { award } from '@/contract/campaign/award';
import type { WireShape } from '@/contract/field/field';
import { Ledger } from '../../src/contract/ledgerKinds';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { format, parse, sum } from '../core/money';
import type { Money } from '../core/money';
import { withdrawsOf } from '../core/orders';
import { findRow } from '../core/resource';
import { decideOne } from '../core/review/perform';
import type { Waiting } from '../core/change/queue';
import { AccountType } from '../core/transfers';
import { GIVEN_BACK } from '../core/withdrawStates';
import { awardKind } from './kind';
import { awards } from './list';
import type { AwardRow } from './store';

type Calls = (typeof award)['calls'];

/** What left the funding account for the member's other accounts since a moment, less what came back. */
function movedSince(db: Db, { memberId, coin }: AwardRow, since: string): Money {
  const account = { memberId, coin, accountType: AccountType.funding };
  const moved = db.ledger
    .linesOn(account)
    .filter(
      ({ bizType, createdAt }) =>
        createdAt >= since && (bizType === Ledger.transferOut.code || bizType === Ledger.transferIn.code),
    )
    .map(({ availableChange }) => availableChange);
  const back = sum(moved);
  return back < 0n ? -back : 0n;
}

/** What taking an award back would do now, and where its money went. */
export function previewClawback(
  context: Context<Sent<Calls['clawbackPreview']['query']>>,
): WireShape<Calls['clawbackPreview']['answer']> {
  const { db, input } = context;
  const row = findRow(context, awards, input.id);
  const { memberId, coin, amount, paidAt } = row;
  const since = paidAt ?? row.createdAt;
  const { available } = db.ledger.balance(memberId, AccountType.funding, coin);
  const after = available - parse(amount);
  const withdraws = withdrawsOf(db, memberId).filter(
    (one) => one.coin === coin && one.createdAt >= since && !GIVEN_BACK.has(one.status),
  );
  return {
    coin,
    amount,
    available: format(available),
    after: format(after),
    missing: format(after < 0n ? -after : 0n),
    withdrawn: format(sum(withdraws.map((one) => one.amount))),
    lastWithdraw: withdraws.at(-1)?.orderNo ?? '',
    moved: format(movedSince(db, row, since)),
  };
}

/** Asks for an award back. */
export function askBack(context: Context<Sent<Calls['clawback']['body']>>): { id: number } {
  const { id, version, reason: note, operPassword } = context.input;
  const ask = { version, note };
  decideOne(context, awardKind, awardKind.transitions.clawback, { id, operPassword, ask });
  return { id };
}

/** Another operator debits the member, or anybody drops the request. */
export function reviewClawback(context: Context<Sent<Calls['clawbackReview']['body']>>): { id: number } {
  const { id, version, result, reason: note, operPassword, requestId } = context.input;
  const { takeBack, keepPaid } = awardKind.transitions;
  const ask = { version, note, requestId };
  decideOne(context, awardKind, result === 'approve' ? takeBack : keepPaid, { id, operPassword, ask });
  return { id };
}

/** Awards whose claw-back waits for another operator, as changes do. */
export const clawbackRequests = (db: Db): Waiting[] =>
  [...db.awards.values()].flatMap((row) =>
    row.clawbackWaits === 1
      ? [{ pendingChange: row, changeBy: row.clawbackBy, changeAt: row.clawbackAt, changeUntil: null }]
      : [],
  );
