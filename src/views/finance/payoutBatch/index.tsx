import { payoutBatch } from '@/contract/finance/payoutBatch';
import { screenKit } from '@/domain/kit/screenKit';
import { BatchStatistics } from './BatchStatistics';
import { approve, cancel, drop, reject, submit, toWithdraws } from './batchActions';
import { Lines } from './Lines';
import { NetCell, Wallets } from './Wallets';

const { screen, col, tabs, row, bar, section } = screenKit(payoutBatch);

export default screen({
  tabs: tabs('status', 'byStatus'),
  Statistics: BatchStatistics,
  columns: [
    col('batchNo', { width: 176 }),
    col('status', { width: 96 }),
    col('lineCount', { width: 72 }),
    col('paidCount', { width: 104 }),
    col('refusedCount', { width: 96 }),
    col('unclearCount', { width: 80 }),
    col('usdtValue', { width: 128 }),
    col.custom('wallets', (record) => <NetCell batch={record} />, { width: 190, align: 'end' }),
    col('createdBy', { width: 100 }),
    col('reviewerName', { width: 100 }),
    'submittedAt',
    'paidAt',
  ],
  toolbar: [bar.exportCsv()],
  rowActions: [approve, submit, row.detail(), reject, drop, cancel, toWithdraws],
  detail: [
    section.custom('wallets', (record) => <Wallets batch={record} />),
    section.custom('lines', (record) => <Lines batch={record} />, 'payoutBatch.lines'),
    section.rest('payoutBatch.about'),
    section.history(),
  ],
});
