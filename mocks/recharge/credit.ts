import { OnOff } from '../../src/contract/block/switchFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { RechargeSource } from '../../src/contract/finance/recharge';
import { withinDecimals } from '../core/check';
import { ledgerDecimalsOf } from '../core/coins';
import { daySumOf } from '../core/byHand';
import { setting } from '../core/config/setting';
import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { invalid, Refusal } from '../core/refusal';
import { mustSayWhy } from '../core/review/guards';
import type { Ask, Move } from '../core/review/kind';
import type { RechargeRow } from '../core/rows';
import { sameTransaction } from '../core/transactions';
import { secondThreshold } from '../core/config/rechargeSettings';
import { refusals } from './refusals';

/** A reviewer's decision about a recharge. */
export interface RechargeVerdict extends Ask {
  note: string;
  /** What is credited, where it is not what follows from the amount. */
  creditAmount?: string | undefined;
  requestId: string;
  /** One of several at once: nothing that needs a closer look is approved. */
  bulk: boolean;
}

type Judged = Move<RechargeRow, RechargeVerdict>;

/** Other recharges of the same transaction, if this is a recharge's. */
export const twinsOf = (db: Db, { id, chain }: RechargeRow, txHash: string): RechargeRow[] =>
  [...db.recharges.values()].filter(
    (other) => other.id !== id && !other.deleted && sameTransaction(other, { chain, txHash }),
  );

/** Nothing that the member or the channel no longer allows, and no transaction twice. @throws Refusal 40904, 40905 */
export function mustBeCreditable({ context: { db }, row }: Judged): void {
  if (db.members.get(row.memberId)?.status === MemberStatus.closed)
    throw new Refusal(40904, { because: 'memberClosed' });
  if (row.channelId !== null && db.channels.get(row.channelId)?.status !== OnOff.on)
    throw new Refusal(40904, { because: refusals.channelOff });
  if (twinsOf(db, row, row.txHash).some(({ status }) => status === RechargeStatus.credited))
    throw new Refusal(40905, { field: 'txHash', because: 'hashUsed' });
}

/**
 * What is booked: the amount less the fee, or a figure that a reviewer has corrected.
 * @throws Refusal 40000, 40001, 42202, 42203
 */
export function creditOf({ context: { db }, row, input }: Judged): Money {
  const { creditAmount } = input;
  const usual = parse(row.amount) - parse(row.fee);
  if (creditAmount === undefined) return row.proposedCredit === null ? usual : parse(row.proposedCredit);
  if (row.source !== RechargeSource.voucher) throw invalid('creditAmount');
  withinDecimals(creditAmount, ledgerDecimalsOf(db, row.coin) ?? 0);
  const credit = parse(creditAmount);
  const most = (parse(row.amount) * 110n) / 100n;
  if (credit <= 0n || credit > most) throw new Refusal(42202, { min: '0', max: format(most) });
  // Two people have to agree on one figure.
  if (row.proposedCredit !== null && parse(row.proposedCredit) !== credit) throw invalid('creditAmount');
  if (credit !== usual) mustSayWhy({ input });
  return credit;
}

/** True while a second reviewer is missing. What was entered by hand counts with the rest of its maker's day. */
export function needsSecond(db: Db, row: RechargeRow, credit: Money): boolean {
  if (row.firstReviewer) return false;
  if (row.source === RechargeSource.manual) return daySumOf(db, row) > setting(db, secondThreshold);
  // A price that has been low for a while makes nothing small.
  const [stored, now] = [parse(row.usdtValue), parse(usdtValueOf(db, row.coin, row.amount))];
  const value = stored > now ? stored : now;
  const amount = parse(row.amount);
  const credited = credit > amount ? (value * credit) / amount : value;
  return credited > setting(db, secondThreshold);
}
