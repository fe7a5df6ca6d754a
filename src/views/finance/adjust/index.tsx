import { adjust } from '@/contract/finance/adjust';
import type { RowOf } from '@/contract/resource';
import { ScreenLink } from '@/services/ScreenLink';
import { NONE } from '@/ui/cell/value';
import { screenKit } from '@/domain/kit/screenKit';
import { approveMany, rejectMany } from './adjustBulk';
import { cancel, createWith, importFile } from './adjustActions';
import { isOpen, review, sections, startReview, questions } from './adjustReview';
import { AdjustStatistics } from './AdjustStatistics';
import { useFormFromAddress } from './useFormFromAddress';

/** The import that an adjustment came with; it leads to all of the batch, whose totals stand above the list. */
function BatchCell({ batchNo }: Pick<RowOf<typeof adjust>, 'batchNo'>) {
  if (!batchNo) return NONE;
  return (
    <ScreenLink view={adjust.view} params={{ batchNo }}>
      {batchNo}
    </ScreenLink>
  );
}

const { screen, col, row, bar, tabs } = screenKit(adjust);

const List = screen({
  tabs: tabs('status', 'byStatus'),
  Statistics: AdjustStatistics,
  columns: [
    'adjustNo',
    'member',
    'status',
    'waitMinutes',
    'direction',
    'amount',
    col('reason', { width: 190 }),
    'usdtValue',
    'accountType',
    'category',
    'createdBy',
    'createdAt',
    'reviewerName',
    col.custom('batchNo', ({ batchNo }) => <BatchCell batchNo={batchNo} />, { width: 170 }),
  ],
  toolbar: [startReview(), createWith({}), importFile, bar.exportCsv()],
  rowActions: [review({ visible: isOpen }), questions.reply, row.detail(), cancel],
  bulkActions: [approveMany, rejectMany],
  detail: sections,
});

export default function AdjustScreen() {
  const form = useFormFromAddress();
  return (
    <>
      <List />
      {form}
    </>
  );
}
