import { AdjustDirection } from '../../src/contract/finance/adjust';
import type { adjust } from '@/contract/finance/adjust';
import { AdjustStatus } from '../../src/contract/finance/adjustFlow';
import { Ledger } from '../../src/contract/ledgerKinds';
import type { LedgerTerms, Sign } from '@/contract/ledgerKinds';
import type { WireRowOf } from '@/contract/resource';
import type { MemberBrief } from '@/api/types';
import { frozenFor } from '../core/frozen';
import type { Db } from '../core/db';
import type { Entry } from '../core/ledger';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { Refusal } from '../core/refusal';
import { compactDay, stampOf } from '../core/time';

/** As it travels; ids are numbers here. */
export type Adjust = Omit<WireRowOf<typeof adjust>, 'id' | 'memberId'> & { id: number; memberId: number };

/** As stored: what belongs to the member is joined when it travels. */
export type AdjustRow = Omit<
  Adjust,
  Exclude<keyof MemberBrief, 'memberId'> | 'waitMinutes' | 'waitUrgency' | 'doublesCount'
>;

/** What a new adjustment is known by; the rest starts empty. */
export type NewAdjust = Pick<
  AdjustRow,
  | 'memberId'
  | 'accountType'
  | 'coin'
  | 'direction'
  | 'amount'
  | 'usdtValue'
  | 'category'
  | 'reason'
  | 'createdBy'
> &
  Partial<AdjustRow>;

/** True while it waits for another operator's review. */
export const isPending = ({ status }: AdjustRow): boolean => status === AdjustStatus.pending;

/** True until it is booked, rejected or cancelled. */
export const isOpen = (row: AdjustRow): boolean => isPending(row) || row.status === AdjustStatus.onHold;

/** True for what was booked, or still may be. */
export const mayBeBooked = (row: AdjustRow): boolean => isOpen(row) || row.status === AdjustStatus.approved;

type Movement = Pick<AdjustRow, 'memberId' | 'accountType' | 'coin' | 'direction' | 'amount'>;

/** What each direction is booked as. */
const BOOKED_AS: Record<AdjustDirection, LedgerTerms> = {
  [AdjustDirection.credit]: Ledger.manualCredit,
  [AdjustDirection.debit]: Ledger.manualDebit,
  [AdjustDirection.freeze]: Ledger.manualFreeze,
  [AdjustDirection.unfreeze]: Ledger.manualUnfreeze,
};

/** An amount with a sign of the ledger. */
function signed(sign: Sign, amount: Money): Money {
  if (sign === '') return 0n;
  return sign === '-' ? -amount : amount;
}

/** Available money before and after; after may be below zero. */
export function effectOf(db: Db, row: Movement): Pick<Adjust, 'beforeAvailable' | 'afterAvailable'> {
  const { available } = db.ledger.balance(row.memberId, row.accountType, row.coin);
  return {
    beforeAvailable: format(available),
    afterAvailable: format(available + signed(BOOKED_AS[row.direction].available, parse(row.amount))),
  };
}

/** True where the balance suffices: no account goes below zero, and only what was frozen by hand is released. */
export function isPossible(db: Db, row: Movement): boolean {
  const amount = parse(row.amount);
  switch (row.direction) {
    case AdjustDirection.credit:
      return true;
    case AdjustDirection.unfreeze:
      return frozenFor(db, 'manual', row) >= amount;
    default:
      return db.ledger.balance(row.memberId, row.accountType, row.coin).available >= amount;
  }
}

/** Puts an adjustment that waits into its table. `at` is in milliseconds. */
export function addAdjust(db: Db, at: number, given: NewAdjust): AdjustRow {
  const id = given.id ?? db.nextId('adjust');
  const created = stampOf(at);
  const row: AdjustRow = {
    version: 1,
    adjustNo: `A${compactDay(at)}${String(id).padStart(8, '0')}`,
    refNo: '',
    attachments: [],
    batchNo: '',
    status: AdjustStatus.pending,
    thread: [],
    claimBy: '',
    claimUntil: null,
    reviewerName: '',
    reviewedAt: null,
    reviewRemark: '',
    firstReviewer: '',
    createdAt: created,
    updatedAt: created,
    updatedBy: given.createdBy,
    remark: '',
    ...effectOf(db, given),
    ...given,
    id,
  };
  db.adjusts.set(id, row);
  return row;
}

/** Books an approved adjustment; final. @throws Refusal 42201, and nothing is booked then */
export function bookAdjust(
  db: Db,
  row: AdjustRow,
  { at, ...by }: Pick<Entry, 'operatorName' | 'requestId' | 'at'>,
): void {
  if (!isPossible(db, row)) throw new Refusal(42201);
  Object.assign(row, effectOf(db, row));
  const { memberId, accountType, coin, direction, amount } = row;
  const kind = BOOKED_AS[direction];
  db.ledger.book({
    memberId,
    uid: db.members.get(memberId)?.uid ?? '',
    accountType,
    coin,
    bizType: kind.code,
    available: signed(kind.available, parse(amount)),
    frozen: signed(kind.frozen, parse(amount)),
    refType: 'adjust',
    refNo: row.adjustNo,
    ...by,
    at,
  });
  close(db, row, { status: AdjustStatus.approved, reviewerName: by.operatorName ?? '', at });
}

/** Ends an adjustment; what it would have done is kept as it was at that moment. */
export function close(
  db: Db,
  row: AdjustRow,
  { status, reviewerName, at }: { status: AdjustStatus; reviewerName: string; at: number },
): void {
  if (status !== AdjustStatus.approved) Object.assign(row, effectOf(db, row));
  row.status = status;
  row.reviewerName = reviewerName;
  row.reviewedAt = reviewerName ? stampOf(at) : null;
  row.updatedAt = stampOf(at);
}
