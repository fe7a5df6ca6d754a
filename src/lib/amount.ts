import { formatMoney } from './money';

/** Digits after the point that a table or a detail shows of an amount. */
const SHOWN = 8;

/** An amount as it is shown. */
export interface ShownAmount {
  /** All of it, for tooltip, copies and screen readers. */
  whole: string;
  /** What is seen: `whole`, or less of it. */
  text: string;
  /** True: digits follow those that are seen, and a mark says so. */
  isCut: boolean;
}

/**
 * An amount with at most so many digits after the point. It is cut, never rounded, so that nobody reads more than there
 * is; one that would be cut to nothing says that it is smaller than the last digit. It is text from end to end.
 */
export function shownAmount(
  value: string | null | undefined,
  { sign = false, decimals = SHOWN }: { sign?: boolean; decimals?: number } = {},
): ShownAmount {
  const whole = formatMoney(value, { sign });
  const [units = '', fraction = ''] = whole.split('.');
  if (fraction.length <= decimals) return { whole, text: whole, isCut: false };
  const seen = fraction.slice(0, decimals);
  if (/[1-9]/.test(units + seen)) return { whole, text: `${units}.${seen}`, isCut: true };
  const least = `0.${'1'.padStart(decimals, '0')}`;
  return { whole, text: whole.startsWith('-') ? `>-${least}` : `<${least}`, isCut: false };
}

/** Digits after the point of an amount as it is shown. */
export const shownDecimals = ({ text }: Pick<ShownAmount, 'text'>): number => text.split('.')[1]?.length ?? 0;
