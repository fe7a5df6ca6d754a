import type { adjust } from '@/contract/finance/adjust';
import type { AnswerOf } from '@/contract/resource';
import { fieldLabel } from '@/crud/field/label';
import type { Column } from '@/crud/list/column';
import { formatMoney } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { NONE } from '@/ui/cell/value';

/** One line of a checked file. */
export type CheckedRow = AnswerOf<typeof adjust.calls.checkImport>['rows'][number];

/** The amount with its coin; what is no amount as it was written. */
export const amountColumn: Column<CheckedRow> = {
  key: 'amount',
  label: fieldLabel('adjust', 'amount'),
  width: 120,
  align: 'end',
  cell: ({ amount, usdtValue, before }) =>
    usdtValue === null && before === null ? visibleText(amount) : formatMoney(amount),
};

/** Available balance before and after. */
export const effectColumn: Column<CheckedRow> = {
  key: 'effect',
  label: { keys: ['adjust.available'], fallback: 'available' },
  width: 170,
  align: 'end',
  cell: ({ before, after }) =>
    before === null || after === null ? NONE : `${formatMoney(before)} → ${formatMoney(after)}`,
};
