import { add, cmp, div, formatUsdt, isZero, mul, sub, sum } from '@/lib/money';

const CENTS = '100';

/**
 * USDT values that make up a whole, with two decimals each, so that the texts add up to `formatUsdt` of their sum:
 * each is cut to cents, and the cents that are missing go to those that lost the most by it. A value below a cent
 * that gets none stays `<0.01`. Without negative or unknown values only; else each is rounded on its own.
 */
export function formatParts(values: readonly string[]): string[] {
  const cents = values.map((value) => mul(value, CENTS));
  if (!cents.every((value) => cmp(value, '0') >= 0)) return values.map(formatUsdt);
  const cut = cents.map((value) => div(value, '1', 0, 'down'));
  const total = sum(cents);
  // A whole below a cent reads `<0.01`, so that no part may read more.
  const whole = div(total, '1', 0, cmp(total, '1') < 0 ? 'down' : 'halfUp');
  const missing = Number(sub(whole, sum(cut)));
  const lost = cents.map((value, place) => sub(value, cut[place] ?? '0'));
  const first = new Set(
    lost
      .map((_, place) => place)
      .toSorted((a, b) => cmp(lost[b] ?? '0', lost[a] ?? '0'))
      .slice(0, missing),
  );
  return values.map((value, place) => {
    const own = first.has(place) ? add(cut[place] ?? '0', '1') : (cut[place] ?? '0');
    return isZero(own) ? formatUsdt(value) : formatUsdt(div(own, CENTS, 2, 'down'));
  });
}
