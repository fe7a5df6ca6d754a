import { AwardType } from '../../src/contract/campaign/award';
import type { award } from '@/contract/campaign/award';
import { AwardStatus } from '../../src/contract/campaign/awardFlow';
import { Ledger } from '../../src/contract/ledgerKinds';
import type { WireRowOf } from '@/contract/resource';
import type { MemberBrief } from '@/api/types';
import type { Db } from '../core/db';
import type { Entry } from '../core/ledger';
import { parse } from '../core/money';
import { AccountType } from '../core/transfers';

/** As it travels; ids are numbers here. */
export type Award = Omit<WireRowOf<typeof award>, 'id' | 'memberId'> & { id: number; memberId: number };

/** As stored: what belongs to the member is joined when it travels. */
export type AwardRow = Omit<
  Award,
  Exclude<keyof MemberBrief, 'memberId'> | 'waitMinutes' | 'waitUrgency' | 'doublesCount'
>;

/** `refType` of its ledger lines. */
export const AWARD = 'award';

/** True while it waits for a review. */
export const isPending = ({ status }: Pick<AwardRow, 'status'>): boolean => status === AwardStatus.pending;

/** What its ledger lines have in common. */
const entryOf = (db: Db, { memberId, coin, awardNo }: AwardRow) => ({
  memberId,
  uid: db.members.get(memberId)?.uid ?? '',
  accountType: AccountType.funding,
  coin,
  refType: AWARD,
  refNo: awardNo,
  at: db.now(),
});

/** Credits its member. */
export function payAward(db: Db, row: AwardRow, by: Pick<Entry, 'operatorName' | 'requestId'> = {}): void {
  const { rebate, award: other } = Ledger;
  db.ledger.book({
    ...entryOf(db, row),
    bizType: (row.awardType === AwardType.rebate ? rebate : other).code,
    available: parse(row.amount),
    ...by,
  });
  row.status = AwardStatus.paid;
  row.paidAt = db.stamp();
}

/** Debits its member with what was paid. @throws Refusal 42201, and nothing is booked then */
export function takeAwardBack(db: Db, row: AwardRow, by: Pick<Entry, 'operatorName' | 'requestId'>): void {
  db.ledger.book({
    ...entryOf(db, row),
    bizType: Ledger.awardClawback.code,
    available: -parse(row.amount),
    ...by,
  });
  row.status = AwardStatus.clawedBack;
}
