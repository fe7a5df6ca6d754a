import { withdraw } from '@/contract/finance/withdraw';
import { screenKit } from '@/domain/kit/screenKit';
import { payMany, payOne, recordResult } from './payActions';
import { ScoreCell } from './ScoreCell';
import { TargetCell } from './TargetCell';
import { approveMany, blacklist, sendBack } from './withdrawActions';
import { review, startReview } from './withdrawReview';
import { sections } from './withdrawSections';
import { WithdrawStatistics } from './WithdrawStatistics';
import { isOpen } from './withdrawStatus';

const { screen, col, tabs, row, bar } = screenKit(withdraw);

export default screen({
  tabs: tabs('status', 'byStatus'),
  Statistics: WithdrawStatistics,
  columns: [
    'orderNo',
    'member',
    'status',
    col.custom('riskScore', (record) => <ScoreCell row={record} />, { width: 90 }),
    'waitMinutes',
    'amount',
    'usdtValue',
    'riskFlags',
    'fee',
    'netAmount',
    'chain',
    col.custom('toAddress', (record) => <TargetCell row={record} />, { width: 230 }),
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
    row.detail(),
    sendBack,
    row.edit({ label: 'field.remark' }),
    blacklist,
  ],
  bulkActions: [approveMany, payMany],
  detail: sections,
});
