import type { PositionStatus } from '@/contract/trading/positionFlow';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { heardOf } from '../core/market/heard';
import type { Money } from '../core/money';
import { accountRatioOf, crossExtraOf } from '../core/trading/cross';
import type { CrossPosition } from '../core/trading/cross';
import {
  entryPriceOf,
  liquidationPriceOf,
  notionalOf,
  ratioOf,
  roeOf,
  statusOf,
  unrealizedOf,
} from '../core/trading/position';
import { inPercent } from '../core/trading/rounding';
import { maintenanceOf } from '../core/trading/tiers';
import { contractBalance } from './account';
import { markPriceOf, mustBeSymbol, tiersOf } from './symbols';
import type { PositionRow } from './tables';

const CROSS = 2;

/** What a position is worth at a mark price, and how near it is to its liquidation. */
export interface Valuation {
  mark: Money;
  stale: boolean;
  entry: Money;
  notional: Money;
  maintenance: Money;
  unrealized: Money;
  roe: Money;
  /** `null` when nothing is left behind it. */
  ratio: Money | null;
  liquidation: Money | null;
  /** Of the mark, in percent; below zero beyond it. */
  distance: Money | null;
  status: PositionStatus;
}

/** A position with the market it is in; `moved` moves the mark, by default not at all. */
function inMarket(db: Db, { symbol, holding }: PositionRow, moved: (mark: Money) => Money): CrossPosition {
  return {
    position: holding,
    mark: moved(markPriceOf(db, symbol) ?? 0n),
    tiers: tiersOf(mustBeSymbol(db, symbol)),
  };
}

const asItIs = (mark: Money): Money => mark;

/** Margin ratio: of an isolated position by itself, of a cross one that of its account. */
export function marginRatio(db: Db, row: PositionRow, moved: (mark: Money) => Money = asItIs): Money | null {
  const own = inMarket(db, row, moved);
  if (row.marginMode !== CROSS) return ratioOf(own.position, own.mark, own.tiers);
  const all = rowsOf(db.positions, row.memberId).filter(({ marginMode }) => marginMode === CROSS);
  const { available } = contractBalance(db, row.memberId);
  return accountRatioOf(
    available,
    all.map((one) => inMarket(db, one, moved)),
  );
}

/** What stands behind a position besides its margin. */
function extraOf(db: Db, row: PositionRow): Money {
  if (row.marginMode !== CROSS) return row.holding.extra;
  const others = rowsOf(db.positions, row.memberId).filter(
    ({ id, marginMode }) => marginMode === CROSS && id !== row.id,
  );
  const { available } = contractBalance(db, row.memberId);
  return crossExtraOf(
    available,
    others.map((one) => inMarket(db, one, asItIs)),
  );
}

/** The loss of a long is below its mark, that of a short above it. */
const distanceOf = ({ side }: PositionRow['holding'], mark: Money, liquidation: Money): Money =>
  inPercent(side === 1 ? mark - liquidation : liquidation - mark, mark);

function computed(db: Db, row: PositionRow, mark: Money): Valuation {
  const { holding, symbol } = row;
  const tiers = tiersOf(mustBeSymbol(db, symbol));
  const notional = notionalOf(holding.qty, mark);
  const unrealized = unrealizedOf(holding, mark);
  const ratio = marginRatio(db, row);
  const liquidation = liquidationPriceOf({ ...holding, extra: extraOf(db, row) }, tiers);
  return {
    mark,
    stale: heardOf(db, symbol, db.now()).stale,
    entry: entryPriceOf(holding),
    notional,
    maintenance: maintenanceOf(tiers, notional),
    unrealized,
    roe: roeOf(unrealized, holding.margin),
    ratio,
    liquidation,
    distance: liquidation === null || mark === 0n ? null : distanceOf(holding, mark, liquidation),
    status: statusOf(ratio),
  };
}

interface Known {
  key: string;
  value: Valuation;
}

/** What was computed last: an answer asks for it once for each field of a row. */
const known = new WeakMap<PositionRow, Known>();

/** A position at its present mark price. */
export function valued(db: Db, row: PositionRow): Valuation {
  const mark = markPriceOf(db, row.symbol) ?? 0n;
  const { version } = mustBeSymbol(db, row.symbol);
  const key = `${mark} ${row.version} ${version} ${db.now()} ${db.ledger.lines.length}`;
  const found = known.get(row);
  if (found?.key === key) return found.value;
  const value = computed(db, row, mark);
  known.set(row, { key, value });
  return value;
}
