import type { MarketSymbol } from '../../core/market/symbols';
import type { Money } from '../../core/money';
import type { Random } from '../../core/random';

/** The smallest quantity of a symbol, and the smallest step of its price. */
export const lotsOf = ({ lot, decimals }: MarketSymbol): { lot: Money; tick: Money } => ({
  lot: 10n ** BigInt(18 - lot),
  tick: 10n ** BigInt(18 - decimals),
});

/** Cuts a quantity into so many parts of whole lots, or fewer where there are not enough lots. */
export function split(random: Random, qty: Money, lot: Money, parts: number): Money[] {
  let left = qty / lot;
  const cut: Money[] = [];
  for (let missing = Math.min(parts, Number(left)); missing > 1; missing--) {
    const fair = Number(left) / missing;
    const most = Number(left) - (missing - 1);
    const part = BigInt(Math.max(1, Math.min(most, Math.round(fair * (0.4 + random.next())))));
    cut.push(part * lot);
    left -= part;
  }
  cut.push(left * lot + (qty % lot));
  return cut;
}
