import { adjust } from '@/contract/finance/adjust';
import { screenKit } from '@/domain/kit/screenKit';
import { approveMany, rejectMany } from './adjustBulk';
import { cancel, createWith, importFile } from './adjustActions';
import { isOpen, review, sections, startReview } from './adjustReview';
import { AdjustStatistics } from './AdjustStatistics';
import { BatchCell } from './BatchCell';
import { useFormFromAddress } from './useFormFromAddress';

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
    'usdtValue',
    'accountType',
    'category',
    'reason',
    'createdBy',
    'createdAt',
    'reviewerName',
    col.custom('batchNo', ({ batchNo }) => <BatchCell batchNo={batchNo} />, { width: 170 }),
  ],
  toolbar: [startReview(), createWith({}), importFile, bar.exportCsv()],
  rowActions: [review({ visible: isOpen }), row.detail(), cancel],
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
