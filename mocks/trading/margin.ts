import type { Db } from '../core/db';
import { Refusal } from '../core/refusal';
import type { Money } from '../core/money';
import { lock, release } from './account';
import type { Cause } from './account';
import { noteHolding } from './orders';
import type { PositionRow } from './tables';

/**
 * A member puts more behind an isolated position, or takes some of it back; the initial margin stays.
 * @throws Refusal 40904 for a cross position, 42201
 */
export function setExtra(db: Db, row: PositionRow, extra: Money): void {
  const order = db.contractOrders.get(row.id);
  if (row.marginMode !== 1 || !order) throw new Refusal(40904);
  if (extra < 0n) throw new Refusal(42201);
  const cause: Cause = { memberId: row.memberId, refType: 'contractOrder', refNo: row.orderNo };
  const change = extra - row.holding.extra;
  if (change > 0n) lock(db, cause, change);
  else release(db, cause, -change);
  row.holding = { ...row.holding, extra };
  row.version += 1;
  row.updatedAt = db.stamp();
  noteHolding(db, order, row);
}
