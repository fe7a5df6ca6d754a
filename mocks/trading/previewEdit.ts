import type { Decimal } from '@/api/types';
import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import { descending } from '../core/order';
import { DAY } from '../core/time';
import { feeOf } from '../core/trading/fills';
import { marginRatioOf, statusOf } from '../core/trading/position';
import { maintenanceOf, tierOf } from '../core/trading/tiers';
import type { RiskTiers } from '../core/trading/tiers';
import { MARGIN_DECIMALS } from './account';
import { positionsIn } from './find';
import { MAKER } from './foreseen';
import { tiersOf } from './symbols';
import type { DealRow, PositionRow, SymbolRow } from './tables';
import { valued } from './valuation';
import { dealsSince } from './volume';

/** The risk limits and fees that a symbol would have after an edit. */
type Wished = Pick<SymbolRow, 'riskTiers' | 'takerFee' | 'makerFee'>;

/** Most positions that are named. */
const NAMED = 20;

const CROSS = 2;

interface Change {
  row: PositionRow;
  notional: Money;
  before: Money | null;
  after: Money | null;
  mmrBefore: Money;
  mmrAfter: Money;
}

/** What stands behind a position, worked out from its ratio and its maintenance. */
function ratioWith(db: Db, row: PositionRow, own: RiskTiers, tiers: RiskTiers): Money | null {
  const { notional, unrealized, ratio, maintenance } = valued(db, row);
  const needed = maintenanceOf(tiers, notional);
  const { margin, extra } = row.holding;
  if (row.marginMode !== CROSS) return marginRatioOf(needed, margin + extra + unrealized);
  if (ratio === null || ratio === 0n) return ratio;
  const account = (maintenanceOf(own, notional) * 100n * 10n ** 18n) / ratio;
  return account > 0n ? ratio + ((needed - maintenance) * 100n * 10n ** 18n) / account : null;
}

function changeOf(db: Db, row: PositionRow, own: RiskTiers, tiers: RiskTiers): Change {
  const { notional, ratio } = valued(db, row);
  return {
    row,
    notional,
    before: ratio,
    after: ratioWith(db, row, own, tiers),
    mmrBefore: tierOf(own, notional).mmr,
    mmrAfter: tierOf(tiers, notional).mmr,
  };
}

const liquidated = ({ before, after }: Change): boolean => statusOf(after) === 3 && statusOf(before) !== 3;

/** What the deals would have brought in fees. */
const feesWith = (deals: readonly DealRow[], { takerFee, makerFee }: Wished): Decimal =>
  format(
    deals.reduce((total, { value, role }) => {
      const rate = parse(role === MAKER ? makerFee : takerFee);
      return total + feeOf(parse(value), rate, MARGIN_DECIMALS);
    }, 0n),
  );

const ratioText = (ratio: Money | null): Decimal | null => (ratio === null ? null : format(ratio));

/** What other tiers and fees would do to what is open; writes nothing. */
export function previewOf(db: Db, symbol: SymbolRow, wished: Wished): object {
  const [own, tiers] = [tiersOf(symbol), tiersOf(wished)];
  const changes = positionsIn(db, symbol.symbol).map((row) => changeOf(db, row, own, tiers));
  const hit = changes.filter(liquidated);
  const { rows: deals } = dealsSince(db, symbol.symbol, db.now() - DAY);
  return {
    positions: changes.length,
    changedTier: changes.filter(({ mmrBefore, mmrAfter }) => mmrBefore !== mmrAfter).length,
    newlyAtRisk: changes.filter(({ before, after }) => statusOf(before) === 1 && statusOf(after) !== 1)
      .length,
    liquidated: {
      count: hit.length,
      members: new Set(hit.map(({ row }) => row.memberId)).size,
      notional: format(hit.reduce((total, { notional }) => total + notional, 0n)),
    },
    hit: changes
      .filter(
        (change) => liquidated(change) || (statusOf(change.after) !== 1 && change.after !== change.before),
      )
      .toSorted(descending(({ notional }) => notional))
      .slice(0, NAMED)
      .map((change) => ({
        positionNo: change.row.positionNo,
        uid: db.members.get(change.row.memberId)?.uid ?? '',
        side: change.row.holding.side,
        notional: format(change.notional),
        mmrBefore: format(change.mmrBefore),
        mmrAfter: format(change.mmrAfter),
        ratioBefore: ratioText(change.before),
        ratioAfter: ratioText(change.after),
        liquidated: liquidated(change),
      })),
    fees24h: { before: feesWith(deals, symbol), after: feesWith(deals, wished) },
  };
}
