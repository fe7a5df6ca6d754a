import { withdraw } from '@/contract/finance/withdraw';
import { screenKit } from '@/domain/kit/screenKit';
import { WhoWhen } from '@/ui/cell/WhoWhen';
import { payMany, payOne, putTogether, recordResult, sendBack } from './payActions';
import { ScoreCell, StatusCell, TargetCell } from './cells';
import { approveMany, blacklist } from './withdrawActions';
import { review, startReview, questions } from './withdrawReview';
import { sections } from './withdrawSections';
import { WithdrawStatistics } from './WithdrawStatistics';
import { isOpen } from './withdrawStatus';

const { screen, col, tabs, row, bar } = screenKit(withdraw);

export default screen({
  tabs: tabs('status', 'byStatus'),
  views: [
    {
      label: 'withdraw.waitsForSecond',
      values: { waitsForSecond: '1' },
      lead: 'proposedBy',
      staffOnly: true,
    },
  ],
  Statistics: WithdrawStatistics,
  columns: [
    // What decides stands in view on a window of 1440 pixels, 17 of them a scrollbar's; the number is in the detail and in the
    // review.
    col.custom('riskScore', (record) => <ScoreCell row={record} />, { label: 'withdraw.risk', width: 68 }),
    { ...col.member({}), width: 112 },
    col('amount', { width: 126 }),
    col('netAmount', { width: 126 }),
    // In view on a window of 1366 pixels too.
    col.custom('status', (record) => <StatusCell row={record} />, { width: 112, beside: 24 }),
    col('riskFlags', { width: 104 }),
    col.custom('toAddress', (record) => <TargetCell row={record} />, { width: 190 }),
    col('waitMinutes', { width: 100 }),
    col.custom('proposedBy', ({ proposedBy, proposedAt }) => <WhoWhen who={proposedBy} at={proposedAt} />, {
      width: 170,
    }),
    'orderNo',
    'usdtValue',
    'fee',
    'chain',
    'txHash',
    'confirmations',
    'claimBy',
    'createdAt',
  ],
  toolbar: [startReview(), bar.exportCsv()],
  rowActions: [
    review({ visible: isOpen }),
    payOne,
    recordResult,
    questions.reply,
    row.detail(),
    sendBack,
    row.edit({ label: 'field.remark' }),
    blacklist,
  ],
  bulkActions: [approveMany, payMany, putTogether],
  detail: sections,
});
