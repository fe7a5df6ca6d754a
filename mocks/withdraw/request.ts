import { OnOff } from '../../src/contract/block/switchFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import { FeeType } from '../../src/contract/finance/channel';
import type { Decimal } from '@/api/types';
import { addressOf, ownerOf } from '../core/addressBook';
import { withinDecimals } from '../core/check';
import { mustBeOpen } from '../core/closures';
import type { Db } from '../core/db';
import { ceilTo, format, parse, sum, times } from '../core/money';
import type { Money } from '../core/money';
import { withdrawsOf } from '../core/orders';
import { placeOf, sameAddress } from '../core/place';
import { usdtValueOf } from '../core/prices';
import { Refusal } from '../core/refusal';
import type { WalletCode, WithdrawRow } from '../core/rows';
import { compactDay, dayStart, HOUR, msOf, stampOf } from '../core/time';
import { GIVEN_BACK } from '../core/withdrawStates';
import { freezeWithdraw } from './movements';

/** What a new withdraw is known by; the rest starts empty. */
export type NewWithdraw = Pick<
  WithdrawRow,
  'memberId' | 'coin' | 'chain' | 'walletCode' | 'amount' | 'fee' | 'usdtValue' | 'toAddress'
> &
  Partial<WithdrawRow>;

/** A new withdraw, not reviewed yet. `at` is in milliseconds. */
export function newWithdraw(db: Db, at: number, given: NewWithdraw): WithdrawRow {
  const id = given.id ?? db.nextId('withdraw');
  const created = stampOf(at);
  return {
    version: 1,
    createdAt: created,
    updatedAt: created,
    createdBy: '',
    updatedBy: '',
    remark: '',
    orderNo: `W${compactDay(at)}${String(id).padStart(8, '0')}`,
    netAmount: format(parse(given.amount) - parse(given.fee)),
    memo: '',
    addressAgeHours: 0,
    addressUseCount: 0,
    isInternal: 0,
    riskScore: 0,
    riskFlags: [],
    status: WithdrawStatus.pending,
    holdCause: null,
    thread: [],
    claimBy: '',
    claimUntil: null,
    firstReviewer: '',
    secondReviewer: '',
    payMode: null,
    paidBy: '',
    override: null,
    proposal: null,
    txHash: '',
    confirmations: 0,
    ip: '',
    device: '',
    rejectCode: '',
    failReason: '',
    completedAt: null,
    reviewedAt: null,
    reviewRemark: '',
    ...given,
    id,
  };
}

/** What a withdraw by a wallet code costs, rounded up. */
export const withdrawFee = ({ feeType, fee, ledgerDecimals }: WalletCode, amount: Money): Money =>
  feeType === FeeType.free
    ? 0n
    : feeType === FeeType.fixed
      ? parse(fee)
      : ceilTo(times(amount, parse(fee)) / 100n, ledgerDecimals);

/** What a member asks for. */
export interface Request {
  memberId: number;
  walletCode: string;
  /** Fee included. */
  amount: Decimal;
  toAddress: string;
  memo: string;
  ip: string;
  device: string;
}

/** @throws Refusal 42203 for too many decimals, 42202 outside the limits of the code, 42205 above those of a day */
function mustBeWithinLimits(db: Db, wallet: WalletCode, { memberId, amount }: Request): void {
  withinDecimals(amount, wallet.ledgerDecimals);
  const { minWithdraw: min, maxWithdraw: max, dailyWithdraw } = wallet;
  if (parse(amount) < parse(min) || parse(amount) > parse(max)) throw new Refusal(42202, { min, max });
  const today = stampOf(dayStart(db.now()));
  const earlier = withdrawsOf(db, memberId).filter(
    (row) => row.walletCode === wallet.walletCode && row.createdAt >= today && !GIVEN_BACK.has(row.status),
  );
  if (sum(earlier.map((row) => row.amount)) + parse(amount) > parse(dailyWithdraw))
    throw new Refusal(42205, { max: `${dailyWithdraw} ${wallet.coin}` });
}

/** How old the address is in its member's book, and how often it was used; one that is not there is new. */
function historyOf(db: Db, row: WithdrawRow): Pick<WithdrawRow, 'addressAgeHours' | 'addressUseCount'> {
  const entry = addressOf(db, row);
  const uses = withdrawsOf(db, row.memberId, WithdrawStatus.completed).filter(
    (other) => other.memo === row.memo && sameAddress(other.toAddress, row.toAddress),
  );
  return {
    addressAgeHours: entry ? Math.floor((db.now() - msOf(entry.createdAt)) / HOUR) : 0,
    addressUseCount: uses.length,
  };
}

/**
 * A member asks for a withdraw: the amount is set aside, and it waits for a review. One to a member's recharge
 * address stays inside the platform and costs nothing.
 * @throws Refusal 40904 for a member or a code that may not, and while withdrawals are switched off, 42204, 42203, 42202, 42205, 42201
 */
export function requestWithdraw(db: Db, request: Request): WithdrawRow {
  mustBeOpen(db, 'withdraw');
  const { memberId, walletCode, amount, toAddress, memo, ip, device } = request;
  const wallet = db.walletCodes.find((item) => item.walletCode === walletCode);
  if (wallet?.status !== OnOff.on || wallet.withdrawOn !== 1) throw new Refusal(40904);
  if (db.members.get(memberId)?.status !== MemberStatus.normal) throw new Refusal(40904);
  if (!new RegExp(wallet.addressRegex).test(toAddress)) throw new Refusal(42204);
  mustBeWithinLimits(db, wallet, request);
  const internal = ownerOf(db, placeOf({ toAddress, memo })) !== undefined;
  const row = newWithdraw(db, db.now(), {
    memberId,
    walletCode,
    coin: wallet.coin,
    chain: wallet.chain,
    amount: format(parse(amount)),
    fee: internal ? '0' : format(withdrawFee(wallet, parse(amount))),
    usdtValue: usdtValueOf(db, wallet.coin, amount),
    toAddress,
    memo,
    ip,
    device,
    isInternal: internal ? 1 : 0,
  });
  Object.assign(row, historyOf(db, row));
  freezeWithdraw(db, row, db.now());
  db.withdraws.set(row.id, row);
  return row;
}
