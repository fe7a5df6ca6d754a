import { Ledger } from '../../src/contract/ledgerKinds';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { RechargeSource } from '../../src/contract/finance/recharge';
import type { Db } from '../core/db';
import { emit } from '../core/events';
import { format } from '../core/money';
import type { Money } from '../core/money';
import { priceAt } from '../core/prices';
import type { RechargeRow } from '../core/rows';
import { compactDay, stampOf } from '../core/time';
import { flagsOf } from './flags';

declare module '../core/events' {
  interface Events {
    /** A recharge was booked to its member. */
    'recharge.credited': RechargeRow;
  }
}

/** What a new recharge is known by; the rest starts empty, and what is doubtful about it is worked out. */
export type NewRecharge = Pick<
  RechargeRow,
  'memberId' | 'source' | 'coin' | 'amount' | 'usdtValue' | 'status'
> &
  Partial<RechargeRow>;

/** Puts a recharge into its table. `at` is in milliseconds. */
export function addRecharge(db: Db, at: number, given: NewRecharge): RechargeRow {
  const id = given.id ?? db.nextId('recharge');
  const created = stampOf(at);
  const row: RechargeRow = {
    version: 1,
    orderNo: `R${compactDay(at)}${String(id).padStart(8, '0')}`,
    channelId: null,
    chain: '',
    walletCode: '',
    creditAmount: null,
    creditPrice: null,
    transferNo: '',
    fee: '0',
    fiatCurrency: '',
    fiatAmount: null,
    rate: null,
    accountType: 1,
    fromAddress: '',
    toAddress: '',
    memo: '',
    txHash: '',
    confirmations: 0,
    requiredConfirmations: 0,
    voucherImgs: [],
    proof: null,
    payerName: '',
    manualReason: '',
    riskFlags: [],
    rejectCode: '',
    creditedAt: null,
    thread: [],
    claimBy: '',
    claimUntil: null,
    reviewerName: '',
    reviewedAt: null,
    reviewRemark: '',
    firstReviewer: '',
    createdAt: created,
    updatedAt: created,
    createdBy: '',
    updatedBy: '',
    remark: '',
    deleted: false,
    proposedCredit: null,
    ...given,
    id,
  };
  if (!given.riskFlags) row.riskFlags = flagsOf(db, row);
  db.recharges.set(id, row);
  return row;
}

/** Books a recharge to its member; final. The caller has checked that it may be. */
export function creditRecharge(
  db: Db,
  row: RechargeRow,
  booking: { credit: Money; at: number; operatorName?: string; requestId?: string },
): void {
  db.ledger.book({
    memberId: row.memberId,
    uid: db.members.get(row.memberId)?.uid ?? '',
    accountType: row.accountType,
    coin: row.coin,
    bizType: (row.source === RechargeSource.manual ? Ledger.manualRecharge : Ledger.recharge).code,
    available: booking.credit,
    refType: 'recharge',
    refNo: row.orderNo,
    operatorName: booking.operatorName,
    requestId: booking.requestId,
    at: booking.at,
  });
  row.status = RechargeStatus.credited;
  row.creditAmount = format(booking.credit);
  row.creditPrice = format(priceAt(db, row.coin, booking.at));
  row.creditedAt = stampOf(booking.at);
  row.updatedAt = row.creditedAt;
  emit(db, 'recharge.credited', row);
}
