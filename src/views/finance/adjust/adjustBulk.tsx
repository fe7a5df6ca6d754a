import { CheckOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { adjust } from '@/contract/finance/adjust';
import type { RowOf } from '@/contract/resource';
import { bulkLimit } from '@/crud/action/bulkLimit';
import type { ScreenAction, Viewer } from '@/crud/action/screenAction';
import { reasonRules } from '@/crud/field/rules';
import { askAction } from '@/domain/kit/ask';
import type { AskOptions } from '@/domain/kit/askOptions';
import type { Key } from '@/i18n/keys';
import { isOpen, isPending } from './adjustReview';
import { BatchTotals } from './BatchTotals';

type Row = RowOf<typeof adjust>;

const { review } = adjust.calls;

/** The selected adjustments: those that this operator may decide, and the number of their own. */
interface Batch {
  rows: readonly Row[];
  own: number;
}

type Options = AskOptions<typeof review.body, Batch, typeof review.answer>;

function batchOf(selected: readonly Row[], { name }: Viewer): Batch {
  const rows = selected.filter(({ createdBy }) => createdBy !== name);
  return { rows, own: selected.length - rows.length };
}

/** A decision about the selected adjustments of others, with one password. */
function decideMany({
  result,
  from,
  unless,
  ...options
}: Omit<Options, 'call' | 'content' | 'text' | 'fixed'> & {
  result: 'approve' | 'reject';
  /** True for adjustments that can be decided so. */
  from: (row: Row) => boolean;
  /** Says that others are selected. */
  unless: Key;
}): ScreenAction<readonly Row[]> {
  const ask = askAction(
    {
      resource: adjust.name,
      shape: adjust.row,
      rowsOf: ({ rows }: Batch) => rows,
      titleOf: (row) => String(Reflect.get(row, adjust.title)),
      isBulk: true,
    },
    {
      ...options,
      call: review,
      text: ({ rows, own }, t) => [
        t('adjust.bulkText', { n: rows.length }),
        ...(own > 0 ? [t('adjust.bulkOwn', { n: own })] : []),
      ],
      wide: true,
      content: ({ rows }) => <BatchTotals rows={rows} />,
      fixed: ({ rows }) => ({
        result,
        balances: rows.map(({ id, beforeAvailable: available }) => ({ id, available })),
      }),
      disabledReason: ({ rows }, t) => {
        if (rows.length === 0) return t('adjust.bulkOwnOnly');
        return bulkLimit(rows, t) ?? (rows.every(from) ? null : t(unless));
      },
    },
  );
  return {
    ...ask,
    visible: () => true,
    disabledReason: (selected, t, viewer) =>
      ask.disabledReason?.(batchOf(selected, viewer), t, viewer) ?? null,
    perform: (selected, context) => ask.perform(batchOf(selected, context.viewer), context),
  };
}

/** Approves the selected adjustments of others. */
export const approveMany = decideMany({
  name: 'approveMany',
  label: 'crud.bulkApprove',
  icon: <CheckOutlined />,
  result: 'approve',
  from: isPending,
  unless: 'adjust.bulkPendingOnly',
  fields: (field) => [field('remark', { label: 'field.reviewRemark' })],
  done: 'crud.reviewed',
});

/** Rejects the selected adjustments of others. */
export const rejectMany = decideMany({
  name: 'rejectMany',
  label: 'crud.bulkReject',
  icon: <CloseCircleOutlined />,
  danger: true,
  result: 'reject',
  from: isOpen,
  unless: 'adjust.bulkOpenOnly',
  fields: (field) => [field('remark', { label: 'field.reviewRemark', rules: reasonRules })],
  done: 'crud.rejected',
});
