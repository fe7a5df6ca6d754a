import type { DateTime, Decimal } from '@/api/types';
import type { Db } from './db';
import { format } from './money';
import type { Money } from './money';
import { Refusal } from './refusal';
import { compactDay } from './time';

/** Money that a member moved from one of his accounts to another. */
export interface OwnTransfer {
  id: number;
  transferNo: string;
  memberId: number;
  /** `biz_account_type`. */
  from: number;
  to: number;
  coin: string;
  amount: Decimal;
  createdAt: DateTime;
}

/** Kinds of ledger lines (`biz_asset_biz`). */
const IN = 201;
const OUT = 202;

/**
 * Moves money between two accounts of a member.
 * @throws Refusal 40904 for a member who may not, 42201
 */
export function transferOwn(
  db: Db,
  {
    memberId,
    from,
    to,
    coin,
    amount,
  }: Pick<OwnTransfer, 'memberId' | 'from' | 'to' | 'coin'> & { amount: Money },
): OwnTransfer {
  const member = db.members.get(memberId);
  if (member?.canTransfer !== 1) throw new Refusal(40904);
  const [id, at] = [db.nextId('ownTransfer'), db.now()];
  const transferNo = `T${compactDay(at)}${String(id).padStart(8, '0')}`;
  const line = { memberId, uid: member.uid, coin, refType: 'transfer', refNo: transferNo, at };
  db.ledger.book({ ...line, accountType: from, bizType: OUT, available: -amount });
  db.ledger.book({ ...line, accountType: to, bizType: IN, available: amount });
  const row: OwnTransfer = {
    id,
    transferNo,
    memberId,
    from,
    to,
    coin,
    amount: format(amount),
    createdAt: db.stamp(),
  };
  db.ownTransfers.push(row);
  return row;
}
