import { Ledger } from '../../src/contract/ledgerKinds';
import type { LedgerTerms } from '@/contract/ledgerKinds';
import type { Db } from '../core/db';
import type { Entry } from '../core/ledger';
import type { Money } from '../core/money';
import { AccountType } from '../core/transfers';
import { ENVELOPE } from './rows';
import type { EnvelopeRow } from './rows';

/** Books to the funding account of a member. @throws Refusal 42201, and nothing is booked then */
function book(
  db: Db,
  memberId: number,
  { coin, envelopeNo }: EnvelopeRow,
  kind: LedgerTerms,
  available: Money,
  by: Pick<Entry, 'operatorName'> = {},
): void {
  db.ledger.book({
    memberId,
    uid: db.members.get(memberId)?.uid ?? '',
    accountType: AccountType.funding,
    coin,
    bizType: kind.code,
    available,
    refType: ENVELOPE,
    refNo: envelopeNo,
    at: db.now(),
    ...by,
  });
}

/** A member pays an envelope. @throws Refusal 42201 */
export const bookSent = (db: Db, memberId: number, envelope: EnvelopeRow, amount: Money): void =>
  book(db, memberId, envelope, Ledger.envelopeSent, -amount);

/** A member gets a part. */
export const bookClaim = (db: Db, memberId: number, envelope: EnvelopeRow, amount: Money): void =>
  book(db, memberId, envelope, Ledger.envelopeClaimed, amount);

/** The sender gets back what nobody has claimed; `operatorName` has cancelled it. */
export const bookRefund = (
  db: Db,
  memberId: number,
  envelope: EnvelopeRow,
  amount: Money,
  operatorName: string,
): void => book(db, memberId, envelope, Ledger.envelopeRefunded, amount, { operatorName });
