import { ADJUST_REVIEW, adjusts, fetchAdjustSummary } from '@/api/adjusts';
import type { AdjustSummary } from '@/api/adjustTypes';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { cancel, create, importFile } from './adjustActions';
import { review } from './adjustReview';
import { AdjustStatistics } from './AdjustStatistics';
import { sections } from './adjustSections';
import { isPending } from './adjustStatus';
import { useFormFromAddress } from './useFormFromAddress';

const { col, filter, member, row, bar, tabs } = kitOf(adjusts);

const renderStatistics = (figures: AdjustSummary | undefined) => <AdjustStatistics figures={figures} />;

export default function AdjustScreen() {
  const params = useFormFromAddress();
  return (
    <>
      <CrudScreen
        resource={adjusts}
        schema={1}
        getRowTitle={({ adjustNo }) => adjustNo}
        tabs={tabs('status', 'biz_adjust_status', ({ byStatus }, code) => byStatus[code] ?? 0)}
        summarise={fetchAdjustSummary}
        summary={renderStatistics}
        filters={[
          filter.member(),
          filter.text('adjustNo'),
          filter.dict('direction', 'biz_adjust_dir'),
          filter.dict('category', 'biz_adjust_cat'),
          filter.dates('createdAt', 'reviewedAt'),
          filter.options('coin', 'coin'),
          filter.dict('accountType', 'biz_account_type'),
          filter.dict('status', 'biz_adjust_status'),
          filter.moneyRange('amount'),
          filter.moneyRange('usdtValue'),
          filter.text('reason'),
          filter.text('refNo'),
          filter.text('batchNo'),
          filter.optionsOne('createdBy', 'admin'),
          filter.optionsOne('reviewerName', 'admin'),
          ...member.filters,
        ]}
        columns={[
          col.text('adjustNo', { pin: 'start', width: 180 }),
          col.member(),
          col.dict('status', 'biz_adjust_status', { width: 100 }),
          col.dict('direction', 'biz_adjust_dir', { width: 90 }),
          col.money('amount', { coin: ({ coin }) => coin, width: 220 }),
          col.usdt('usdtValue'),
          col.dict('accountType', 'biz_account_type'),
          col.dict('category', 'biz_adjust_cat'),
          col.text('reason', { width: 220 }),
          col.text('createdBy', { width: 110 }),
          col.time('createdAt'),
          col.text('reviewerName', { width: 110 }),
          col.time('reviewedAt', { optional: true }),
          col.money('beforeAvailable', { optional: true, sort: false }),
          col.money('afterAvailable', { optional: true, sort: false }),
          col.reference('refNo', { optional: true }),
          col.images('attachments', { optional: true }),
          col.text('batchNo', { optional: true, width: 170 }),
          col.claim('adjust', { optional: true }),
          col.text('reviewRemark', { optional: true }),
          ...member.columns,
          col.time('updatedAt', { optional: true }),
          col.text('id', { optional: true, width: 90 }),
        ]}
        toolbar={[
          review.start({ label: 'adjust.startReview', permission: ADJUST_REVIEW }),
          create,
          importFile,
          bar.exportCsv(),
        ]}
        rowActions={[
          review.review({ label: 'adjust.review', permission: ADJUST_REVIEW, visible: isPending }),
          row.detail(),
          cancel,
        ]}
        detail={sections}
      />
      {params}
    </>
  );
}
