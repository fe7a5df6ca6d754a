import type { Db } from '../core/db';
import { Refusal } from '../core/refusal';
import type { Money } from '../core/money';
import { rounded } from '../core/trading/rounding';
import { contractBalance, lock, MARGIN_DECIMALS, release } from './account';
import type { Cause } from './account';
import { noteHolding } from './orders';
import type { PositionRow } from './tables';
import { valued } from './valuation';

const ONE = 10n ** 18n;

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

/** A position that tops itself up does so from this margin ratio on, and back to that one; in percent. */
const TOPS_UP = 97n;
const BACK_TO = 96n;

/** Puts more behind a position that tops itself up, as far as there is anything. @returns true when it did */
export function topUp(db: Db, row: PositionRow): boolean {
  if (!row.topsUp || row.marginMode !== 1) return false;
  const { ratio, maintenance, unrealized } = valued(db, row);
  if (ratio !== null && ratio < TOPS_UP * ONE) return false;
  const { margin, extra } = row.holding;
  const missing = rounded(
    (maintenance * 100n) / BACK_TO - margin - extra - unrealized,
    MARGIN_DECIMALS,
    'ceil',
  );
  if (missing <= 0n || missing > contractBalance(db, row.memberId).available) return false;
  setExtra(db, row, extra + missing);
  return true;
}
