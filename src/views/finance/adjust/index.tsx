import { adjust } from '@/contract/finance/adjust';
import { screenKit } from '@/domain/kit/screenKit';
import { cancel, createWith, importFile } from './adjustActions';
import { isPending, review, sections, startReview } from './adjustReview';
import { AdjustStatistics } from './AdjustStatistics';
import { useFormFromAddress } from './useFormFromAddress';

const { screen, row, bar, tabs } = screenKit(adjust);

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
  ],
  toolbar: [startReview(), createWith({}), importFile, bar.exportCsv()],
  rowActions: [review({ visible: isPending }), row.detail(), cancel],
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
