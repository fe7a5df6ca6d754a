import { adjust } from '@/contract/finance/adjust';
import { ListScreen } from '@/crud/screen/ListScreen';
import type { ScreenParts } from '@/crud/screen/screenParts';
import { screenKit } from '@/domain/kit/screenKit';
import { cancel, createWith, importFile } from './adjustActions';
import { review, startReview } from './adjustReview';
import { AdjustStatistics } from './AdjustStatistics';
import { sections } from './adjustSections';
import { isPending } from './adjustStatus';
import { useFormFromAddress } from './useFormFromAddress';

const { col, columns, filters, row, bar, tabs } = screenKit(adjust);

const parts: ScreenParts<typeof adjust> = {
  tabs: tabs('status', 'byStatus'),
  Statistics: AdjustStatistics,
  filters: filters(
    'member',
    'adjustNo',
    'direction',
    'category',
    'dates',
    'coin',
    'accountType',
    'status',
    'amount',
    'usdtValue',
    'reason',
    'refNo',
    'batchNo',
    'createdBy',
    'reviewerName',
    'aboutMember',
  ),
  columns: columns(
    [
      col('adjustNo', { width: 180 }),
      'member',
      col('status', { width: 100 }),
      col('direction', { width: 90 }),
      col('amount', { width: 220 }),
      'usdtValue',
      'accountType',
      'category',
      col('reason', { width: 220 }),
      col('createdBy', { width: 110 }),
      'createdAt',
      col('reviewerName', { width: 110 }),
    ],
    [
      'reviewedAt',
      'beforeAvailable',
      'afterAvailable',
      'refNo',
      'attachments',
      col('batchNo', { width: 170 }),
      col.claim('adjust'),
      'reviewRemark',
      'aboutMember',
      'updatedAt',
      'id',
    ],
  ),
  toolbar: [startReview({ label: 'adjust.startReview' }), createWith({}), importFile, bar.exportCsv()],
  rowActions: [review({ label: 'adjust.review', visible: isPending }), row.detail(), cancel],
  detail: sections,
};

export default function AdjustScreen() {
  const form = useFormFromAddress();
  return (
    <>
      <ListScreen resource={adjust} {...parts} />
      {form}
    </>
  );
}
