import { cmp, countDecimals, formatMoney } from '@/lib/money';

/** Decimals of prices from this size on; smaller coins have more. */
const STEPS = [
  ['1000', 2],
  ['1', 4],
] as const;

const FINEST = 7;

/**
 * A price as traders read it. Averages and expected prices have more digits than any price that was ever dealt at; all of
 * them stand in the tooltip.
 */
export function PriceText({ value }: { value: string | null }) {
  const [, decimals = FINEST] = STEPS.find(([from]) => value !== null && cmp(value, from) >= 0) ?? [];
  const isLong = value !== null && countDecimals(value) > decimals;
  return (
    <span title={value === null ? undefined : formatMoney(value)}>
      {formatMoney(value, isLong ? { decimals } : {})}
    </span>
  );
}
