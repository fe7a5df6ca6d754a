import { OnOff } from '../../src/contract/block/switchFlow';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { FeeType } from '../../src/contract/finance/channel';
import { RechargeSource } from '../../src/contract/finance/recharge';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { Decimal } from '@/api/types';
import { withinDecimals } from '../core/check';
import { ledgerDecimalsOf } from '../core/coins';
import { isCreditedAtOnce } from '../core/credits';
import { mustBeOpen } from '../core/closures';
import type { Db } from '../core/db';
import { ceilTo, floorTo, format, parse, sum, times } from '../core/money';
import type { Money } from '../core/money';
import { usdtValueOf } from '../core/prices';
import { Refusal } from '../core/refusal';
import { addStep } from '../core/review/steps';
import type { Channel, Member, RechargeRow } from '../core/rows';
import { dayStart, stampOf } from '../core/time';
import { LOST } from '../core/rechargeStates';
import { addRecharge, creditRecharge } from './store';

/**
 * Holds a payment against the terms of its channel. `used` is what came in by the channel on that day so far.
 * @throws Refusal 40904 for a closed member, a channel that is off or not meant for the member, 42202 outside its
 *   limits, 42205 with what is left of its day
 */
function mayRecharge(
  channel: Channel,
  member: Pick<Member, 'status' | 'level' | 'countryCode'>,
  amount: Money,
  used: Money,
): void {
  const { visibleLevels, visibleCountries, minAmount: min, maxAmount: max, dailyLimit } = channel;
  if (member.status === MemberStatus.closed || channel.status !== OnOff.on) throw new Refusal(40904);
  if (visibleLevels.length > 0 && !visibleLevels.includes(member.level)) throw new Refusal(40904);
  if (visibleCountries.length > 0 && !visibleCountries.includes(member.countryCode)) throw new Refusal(40904);
  if (amount < parse(min) || amount > parse(max)) throw new Refusal(42202, { min, max });
  const left = parse(dailyLimit) - used;
  if (amount > left) throw new Refusal(42205, { max: format(left > 0n ? left : 0n) });
}

/** What a channel keeps of an amount, rounded up; a fixed fee that would eat it all is not kept. */
export function channelFee({ feeType, feeValue }: Channel, amount: Money, decimals: number): Money {
  const value = parse(feeValue);
  if (feeType === FeeType.fixed) return value < amount ? value : 0n;
  return feeType === FeeType.percent ? ceilTo(times(amount, value) / 100n, decimals) : 0n;
}

/** What came in by a channel since the day began. */
function usedToday(db: Db, channelId: number): Money {
  const today = stampOf(dayStart(db.now()));
  const rows = [...db.recharges.values()].filter(
    (row) => row.channelId === channelId && row.createdAt >= today && !row.deleted && !LOST.has(row.status),
  );
  return sum(rows.map(({ amount }) => amount));
}

/** What a member hands in after a payment. */
export interface Voucher {
  memberId: number;
  channelId: number;
  /** In the coin of the channel, or in USDT. */
  amount: Decimal;
  payerName: string;
  voucherImgs: string[];
  /** What was read in them. */
  proof?: RechargeRow['proof'];
}

/**
 * A member hands in a voucher: it waits for a review, unless its channel credits such ones at once.
 * @throws Refusal 40904 while recharges are switched off, 40400, 42203, and whatever the terms of the channel refuse
 */
export function submitVoucher(db: Db, { memberId, channelId, ...given }: Voucher): RechargeRow {
  mustBeOpen(db, 'recharge');
  const [channel, member] = [db.channels.get(channelId), db.members.get(memberId)];
  if (!channel || !member) throw new Refusal(40400);
  const wallet = db.walletCodes.find(({ walletCode }) => walletCode === channel.walletCode);
  const coin = wallet?.coin ?? 'USDT';
  const decimals = ledgerDecimalsOf(db, coin) ?? 0;
  withinDecimals(given.amount, decimals);
  const amount = parse(given.amount);
  mayRecharge(channel, member, amount, usedToday(db, channelId));
  const { rate, fiatCurrency } = channel;
  const row = addRecharge(db, db.now(), {
    ...given,
    memberId,
    channelId,
    source: RechargeSource.voucher,
    status: RechargeStatus.pending,
    coin,
    chain: wallet?.chain ?? '',
    walletCode: wallet?.walletCode ?? '',
    toAddress: channel.address,
    memo: channel.memo,
    amount: format(amount),
    usdtValue: usdtValueOf(db, coin, given.amount),
    fee: format(channelFee(channel, amount, decimals)),
    fiatCurrency,
    fiatAmount: rate === null ? null : format(floorTo(times(amount, parse(rate)), 2)),
    rate,
  });
  if (!isCreditedAtOnce(db, channel, row)) return row;
  creditRecharge(db, row, { credit: amount - parse(row.fee), at: db.now() });
  addStep(db, 'recharge', row.id, { result: 'complete', operatorName: '', at: db.stamp() });
  return row;
}
