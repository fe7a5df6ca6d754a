import { award } from '@/contract/campaign/award';
import { ledger } from '@/contract/member/ledger';
import { screenKit } from '@/domain/kit/screenKit';
import { WhoWhen } from '@/ui/cell/WhoWhen';
import { approveMany, rejectMany } from './awardBulk';
import { isPending, review, sections, startReview } from './awardReview';
import { AwardStatistics } from './AwardStatistics';
import { askBack, keepPaid, takeBack } from './clawback';

const { screen, col, tabs, row, bar } = screenKit(award);

export default screen({
  tabs: tabs('status', 'byStatus'),
  views: [
    { label: 'award.clawbackWaits', values: { clawbackWaits: '1' }, lead: 'clawbackBy', staffOnly: true },
  ],
  Statistics: AwardStatistics,
  columns: [
    col('awardNo', { width: 174 }),
    'member',
    col('awardType', { width: 112 }),
    col('amount', { width: 124 }),
    col('usdtValue', { width: 108 }),
    col('status', { width: 104 }),
    col('rateInfo', { width: 190 }),
    'waitMinutes',
    'refNo',
    'sourceUid',
    'createdAt',
    'paidAt',
    'reviewerName',
    col.custom('clawbackBy', ({ clawbackBy, clawbackAt }) => <WhoWhen who={clawbackBy} at={clawbackAt} />, {
      width: 170,
    }),
  ],
  toolbar: [startReview(), bar.exportCsv()],
  rowActions: [
    review({ visible: isPending }),
    takeBack,
    keepPaid,
    row.detail(),
    row.link(ledger, 'menu.104', ({ awardNo }) => ({ refNo: awardNo })),
    askBack,
  ],
  bulkActions: [approveMany, rejectMany],
  detail: sections,
});
