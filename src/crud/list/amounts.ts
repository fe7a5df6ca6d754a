import { shownDecimals } from '@/lib/amount';
import type { ShownAmount } from '@/lib/amount';
import type { Column } from './column';
import type { Amounts, RowAmount } from './table/column';

/** Pixels: a digit of the table, the space around a cell's content, a letter of a coin, and the gap before a coin. */
const [DIGIT, AROUND, LETTER, GAP] = [8.5, 16, 8.2, 4];

/** Digits that the mark of a cut amount takes. */
const CUT = 2;

/** Letters that a coin is given at least, so that most columns have the same slot. */
const LEAST_LETTERS = 4;

export const NO_AMOUNTS: Amounts = { room: 0, unit: null, slot: 0 };

/** The same function, which asks once about each row: widths, heads and places of a table all go by its amounts. */
export function onceForEach<Row extends object, Value>(of: (row: Row) => Value): (row: Row) => Value {
  const known = new WeakMap<Row, { value: Value }>();
  return (row) => {
    const found = known.get(row) ?? { value: of(row) };
    known.set(row, found);
    return found.value;
  };
}

/** Width before the point, in digits. */
function beforePoint({ text }: ShownAmount): number {
  const [whole = ''] = text.split('.');
  return whole.length - (whole.split(',').length - 1) / 2;
}

/** Digits after the point, with the mark of a cut amount. */
const afterPoint = (amount: ShownAmount): number => shownDecimals(amount) + (amount.isCut ? CUT : 0);

const known = <Row>({ amount }: Column<Row>, rows: readonly Row[]): RowAmount[] =>
  amount ? rows.map(amount).filter((one) => one !== null) : [];

/** The coin that all amounts have. A percent sign stays beside its figure. */
function sharedUnit(all: readonly RowAmount[]): string | null {
  const [unit, ...others] = new Set(all.map((one) => one.unit));
  return unit !== undefined && unit !== '%' && others.length === 0 ? unit : null;
}

function slotOf(all: readonly RowAmount[]): number {
  const letters = Math.max(0, ...all.map(({ unit = '' }) => unit.length));
  return letters === 0 ? 0 : Math.max(LEAST_LETTERS, letters);
}

const slotWidth = (unit: string | null, slot: number): number =>
  unit !== null || slot === 0 ? 0 : slot * LETTER + GAP;

/** How the amounts of a page stand below each other in a column of its width. No digit is added to any amount. */
export function amountsOf<Row>(column: Column<Row>, rows: readonly Row[]): Amounts {
  const all = known(column, rows);
  if (all.length === 0) return NO_AMOUNTS;
  const unit = sharedUnit(all);
  const slot = unit === null ? slotOf(all) : 0;
  const longest = Math.max(...all.map(beforePoint));
  const left = (column.width - AROUND - slotWidth(unit, slot)) / DIGIT - longest - 0.5;
  // Where an operator has made the column narrower than its amounts, those with too many digits stand as they are.
  const room = Math.max(0, ...all.map(afterPoint).filter((digits) => digits <= left));
  return { room, unit, slot };
}

/**
 * Pixels that the amounts of a page take with their points below each other, or in a tight column the longest alone, and
 * the coin that their head has room for; 0 for columns without amounts.
 */
export function amountsWidth<Row>(
  column: Column<Row>,
  rows: readonly Row[],
): { width: number; unit: string | null } {
  const all = known(column, rows);
  if (all.length === 0) return { width: 0, unit: null };
  const digits = column.tight
    ? Math.max(...all.map((one) => beforePoint(one) + afterPoint(one)))
    : Math.max(...all.map(beforePoint)) + Math.max(...all.map(afterPoint));
  const unit = sharedUnit(all);
  return { width: Math.ceil((digits + 0.5) * DIGIT + AROUND + slotWidth(unit, slotOf(all))), unit };
}
