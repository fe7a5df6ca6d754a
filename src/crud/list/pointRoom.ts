import type { Column } from './column';

/** Pixels: a digit of the table, the space around a cell's content, and a coin with the gap before it. */
const [DIGIT, AROUND, COIN] = [8.5, 16, 40];

/** Digits before and after the point as they are shown, with the commas. */
function lengths(amount: string): { whole: number; fraction: number } {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
  const commas = Math.floor((whole.length - 1) / 3);
  return { whole: whole.length + commas / 2 + 1, fraction: fraction.replace(/0+$/, '').length };
}

/**
 * Digits after the point that every amount of a column is given room for, so that the points stand below each other.
 * Amounts with more of them than fit beside the longest amount stand as they are. No digit is added to any amount.
 */
export function pointRoom<Row>({ amount, width }: Column<Row>, rows: readonly Row[]): number {
  if (!amount) return 0;
  const all = rows.map((row) => lengths(amount(row) ?? ''));
  const longest = Math.max(0, ...all.map(({ whole }) => whole));
  const room = (width - AROUND - COIN) / DIGIT - longest - 0.5;
  return Math.max(0, ...all.map(({ fraction }) => fraction).filter((digits) => digits <= room));
}
