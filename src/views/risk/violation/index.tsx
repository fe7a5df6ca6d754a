import { violation } from '@/contract/risk/violation';
import { withdraw } from '@/contract/finance/withdraw';
import { screenKit } from '@/domain/kit/screenKit';
import { appeal, correct, record, revoke, uphold } from './violationActions';
import { isPending, review, sections, startReview } from './violationReview';
import { ViolationStatistics } from './ViolationStatistics';

const { screen, col, tabs, row, bar } = screenKit(violation);

export default screen({
  tabs: tabs('status', 'byStatus'),
  views: [{ label: 'violation.inForce', values: { inForce: '1' }, lead: 'penaltyUntil' }],
  Statistics: ViolationStatistics,
  columns: [
    col('violationNo', { width: 170 }),
    'member',
    col('type', { width: 145 }),
    col('severity', { width: 84 }),
    col('status', { width: 92 }),
    col('waitMinutes', { width: 100 }),
    col('penalties', { width: 164 }),
    col('penaltyUntil', { width: 160 }),
    col('source', { width: 80 }),
    'createdBy',
    'createdAt',
    'reviewerName',
    'reviewedAt',
  ],
  toolbar: [startReview(), record, bar.exportCsv()],
  rowActions: [
    review({ visible: isPending }),
    row.detail(),
    revoke,
    uphold,
    appeal,
    correct,
    row.link(withdraw, 'menu.202', ({ memberId }) => ({ memberId })),
  ],
  detail: sections,
});
