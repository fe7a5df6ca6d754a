import { RechargeSource } from '../../src/contract/finance/recharge';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { Ledger } from '../../src/contract/ledgerKinds';
import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import type { Db } from '../core/db';
import type { Span } from '../core/figures';
import { isIn } from '../core/figures';
import { format, parse, sum } from '../core/money';
import type { Money } from '../core/money';
import { isPlatformAccount } from '../core/platformAccount';
import { usdtValueAt } from '../core/prices';
import type { RechargeRow, WalletCode, WithdrawRow } from '../core/rows';
import { DAY, dayStart, msOf, stampOf } from '../core/time';
import type { ReconRow } from './rows';

/** The day of a moment. */
export const spanOf = (moment: number): Span => {
  const start = dayStart(moment);
  return { from: stampOf(start), to: stampOf(start + DAY) };
};

const isOfPlatform = (db: Db, memberId: number): boolean => {
  const member = db.members.get(memberId);
  return member !== undefined && isPlatformAccount(member);
};

/** Payouts that left a wallet in the end. */
const left = (db: Db, { walletCode }: WalletCode): WithdrawRow[] =>
  [...db.withdraws.values()].filter(
    (row) => row.walletCode === walletCode && row.isInternal === 0 && row.status === WithdrawStatus.completed,
  );

/** What the ledger took from a member for a payout, and the fee in it. */
function bookedFor(db: Db, { orderNo }: WithdrawRow): { gross: Money; fee: Money } {
  const lines = db.ledger.linesFor('withdraw', orderNo);
  const of = (bizType: number) =>
    -sum(lines.filter((line) => line.bizType === bizType).map(({ frozenChange }) => frozenChange));
  const fee = of(Ledger.withdrawFee.code);
  return { gross: of(Ledger.withdrawPaid.code) + fee, fee };
}

const collectedIn = (db: Db, { walletCode }: WalletCode, isMeant: (at: string) => boolean): Money =>
  sum(
    db.walletCollections
      .filter((one) => one.walletCode === walletCode && isMeant(one.at))
      .map(({ amount }) => amount),
  );

/** What the chain holds for a wallet at a moment: what it holds now without what has moved since. */
function chainAt(db: Db, wallet: WalletCode, moment: string): Money {
  const since = (at: string | null): boolean => (at ?? '') >= moment;
  const paid = left(db, wallet).filter(({ completedAt }) => since(completedAt));
  const moved = db.unbooked.filter(
    ({ walletCode, day }) => walletCode === wallet.walletCode && `${day} 00:00:00` >= moment,
  );
  return (
    parse(wallet.hotBalance) +
    sum(paid.map(({ netAmount }) => netAmount)) -
    collectedIn(db, wallet, since) -
    sum(moved.map(({ amount }) => amount))
  );
}

/** What was credited to members over a wallet's chain. */
const creditedOn = (db: Db, { walletCode }: WalletCode, span: Span): RechargeRow[] =>
  [...db.recharges.values()].filter(
    (row) =>
      row.walletCode === walletCode &&
      row.source === RechargeSource.chain &&
      row.transferNo === '' &&
      row.status === RechargeStatus.credited &&
      isIn(span, row.creditedAt),
  );

const total = (amounts: readonly Money[]): Money => amounts.reduce((all, one) => all + one, 0n);

/** What books and chain say of a wallet on one day. */
export type Measured = Pick<
  ReconRow,
  | 'opening'
  | 'collected'
  | 'payouts'
  | 'payoutCount'
  | 'fees'
  | 'expected'
  | 'chainClosing'
  | 'difference'
  | 'usdtValue'
  | 'recharged'
  | 'platformPayouts'
  | 'platformRecharged'
>;

/** Compares the books of a day with the chain, to the last digit. */
export function measure(db: Db, wallet: WalletCode, span: Span): Measured {
  const paid = left(db, wallet)
    .filter(({ completedAt }) => isIn(span, completedAt))
    .map((row) => ({ ofPlatform: isOfPlatform(db, row.memberId), ...bookedFor(db, row) }));
  const payouts = total(paid.map(({ gross }) => gross));
  const fees = total(paid.map(({ fee }) => fee));
  const opening = chainAt(db, wallet, span.from);
  const chainClosing = chainAt(db, wallet, span.to);
  const collected = collectedIn(db, wallet, (at) => isIn(span, at));
  const expected = opening + collected - payouts + fees;
  const difference = chainClosing - expected;
  const credited = creditedOn(db, wallet, span);
  return {
    opening: format(opening),
    collected: format(collected),
    payouts: format(payouts),
    payoutCount: paid.length,
    fees: format(fees),
    expected: format(expected),
    chainClosing: format(chainClosing),
    difference: format(difference),
    usdtValue: usdtValueAt(db, wallet.coin, difference < 0n ? -difference : difference, msOf(span.to)),
    recharged: format(sum(credited.map(({ amount }) => amount))),
    platformPayouts: format(total(paid.filter(({ ofPlatform }) => ofPlatform).map(({ gross }) => gross))),
    platformRecharged: format(
      sum(credited.filter(({ memberId }) => isOfPlatform(db, memberId)).map(({ amount }) => amount)),
    ),
  };
}
