import type { adjust } from '@/contract/finance/adjust';
import type { AnswerOf } from '@/contract/resource';
import { fieldLabel } from '@/crud/field/label';
import type { Column } from '@/crud/list/column';
import { formatMoney } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { NONE } from '@/ui/cell/value';
import styles from './adjust.module.css';

/** One line of a checked file. */
export type CheckedRow = AnswerOf<typeof adjust.calls.checkImport>['rows'][number];

/** The member whose UID the line names. */
export const memberColumn: Column<CheckedRow> = {
  key: 'uid',
  label: fieldLabel('adjust', 'uid'),
  width: 140,
  cell: ({ uid, nickname }) => (
    <>
      <bdi>{visibleText(uid)}</bdi>
      {nickname ? <div className={styles.nickname}>{visibleText(nickname)}</div> : null}
    </>
  ),
};

/** The amount as a number; what is no amount as it was written. */
export const amountColumn: Column<CheckedRow> = {
  key: 'amount',
  label: fieldLabel('adjust', 'amount'),
  width: 110,
  align: 'end',
  cell: ({ amount, usdtValue, before }) =>
    usdtValue === null && before === null ? visibleText(amount) : formatMoney(amount),
};

/** Available balance before and after. */
export const effectColumn: Column<CheckedRow> = {
  key: 'effect',
  label: { keys: ['adjust.available'], fallback: 'available' },
  width: 190,
  align: 'end',
  cell: ({ before, after }) =>
    before === null || after === null ? NONE : `${formatMoney(before)} → ${formatMoney(after)}`,
};
