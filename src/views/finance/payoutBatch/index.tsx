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
    col('batchNo', { width: 166 }),
    col('status', { width: 84 }),
    col('lineCount', { width: 64 }),
    col('paidCount', { width: 84 }),
    col('refusedCount', { width: 84 }),
    col('unclearCount', { width: 72 }),
    col('usdtValue', { width: 112 }),
    col.custom('wallets', (record) => <NetCell batch={record} />, { width: 166, align: 'end' }),
    col('createdBy', { width: 84 }),
    col('reviewerName', { width: 84 }),
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
