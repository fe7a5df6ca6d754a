import { withdraw } from '@/contract/finance/withdraw';
import { crudScreen } from '@/crud/screen/screen';
import { screenKit } from '@/domain/kit/screenKit';
import { payMany, payOne, recordResult } from './payActions';
import { ScoreCell } from './ScoreCell';
import { TargetCell } from './TargetCell';
import { approveMany, blacklist, sendBack } from './withdrawActions';
import { review, startReview } from './withdrawReview';
import { sections } from './withdrawSections';
import { WithdrawStatistics } from './WithdrawStatistics';
import { isOpen } from './withdrawStatus';

const { col, columns, filters, tabs, row, bar } = screenKit(withdraw);

export default crudScreen(withdraw, {
  tabs: tabs('status', 'byStatus'),
  Statistics: WithdrawStatistics,
  filters: filters(
    'member',
    'orderNo',
    'status',
    'dates',
    'coin',
    'chain',
    'walletCode',
    'amount',
    'usdtValue',
    'riskScore',
    'riskFlags',
    'toAddress',
    'isInternal',
    'txHash',
    'ip',
    'payMode',
    'rejectCode',
    'firstReviewer',
    'secondReviewer',
    'aboutMember',
  ),
  columns: columns(
    [
      'orderNo',
      'member',
      col('status', { width: 100 }),
      col.custom('riskScore', (record) => <ScoreCell row={record} />, { width: 90 }),
      'waitMinutes',
      'amount',
      'usdtValue',
      'riskFlags',
      col('fee', { width: 110 }),
      'netAmount',
      col('chain', { width: 90 }),
      col.custom('toAddress', (record) => <TargetCell row={record} />, { width: 230 }),
      'txHash',
      'confirmations',
      col.claim('withdraw'),
      'createdAt',
    ],
    [
      'memo',
      'walletCode',
      'addressAgeHours',
      'addressUseCount',
      'sharedMembers',
      'isInternal',
      'firstReviewer',
      'secondReviewer',
      'reviewedAt',
      'reviewRemark',
      'payMode',
      'paidBy',
      'ip',
      'device',
      'rejectCode',
      'failReason',
      'completedAt',
      'aboutMember',
      'remark',
      'updatedAt',
      'updatedBy',
      'id',
    ],
  ),
  toolbar: [startReview({ label: 'withdraw.startReview' }), bar.exportCsv()],
  rowActions: [
    review({ label: 'withdraw.review', visible: isOpen }),
    payOne,
    recordResult,
    row.detail(),
    sendBack,
    row.edit({ label: 'withdraw.editRemark', fields: (field) => [field('remark')] }),
    blacklist,
  ],
  bulkActions: [approveMany, payMany],
  detail: sections,
});
