import { auth } from '@/contract/member/auth';
import { recordKinds } from '@/contract/records';
import { screenKit } from '@/domain/kit/screenKit';
import { formatMoney } from '@/lib/money';
import { reject, revoke } from './authActions';
import { isPending, review, startReview, questions } from './authReview';
import { detail } from '@/domain/auth/authSections';
import { DuplicatesCell } from './DuplicatesCell';
import { FaceScore } from '@/domain/auth/FaceScore';

const { screen, col, tabs, row, bar, stat, statistics } = screenKit(auth);

const oneDecimal = (value: string): string => formatMoney(value, { decimals: 1 });

const countOrNone = (value: number | null): string | null => (value === null ? null : String(value));

export default screen({
  // Reviewers mostly need the pending requests, so they are shown first.
  defaultFilters: () => ({ 'status[]': recordKinds.auth.waiting.map(String) }),
  tabs: tabs('status', 'byStatus'),
  Statistics: statistics({
    values: [
      stat.value('pending'),
      stat.value('approvedToday'),
      stat.value('passRate', { text: ({ passRate }) => passRate && `${oneDecimal(passRate)}%` }),
      stat.value('medianWaitMinutes', {
        label: 'auth.medianWait',
        text: ({ medianWaitMinutes: wait }, t) => wait && t('crud.minutes', { n: oneDecimal(wait) }),
      }),
    ],
  }),
  columns: [
    'member',
    'status',
    'authLevel',
    'waitMinutes',
    'realName',
    'docNo',
    col.custom('faceScore', ({ faceScore }) => <FaceScore score={faceScore} />, {
      width: 110,
      csv: ({ faceScore }) => countOrNone(faceScore),
    }),
    col.custom('dupCount', (request) => <DuplicatesCell row={request} />, {
      width: 100,
      csv: ({ dupCount }) => countOrNone(dupCount),
    }),
    'findings',
    'countryCode',
    'docType',
    'createdAt',
  ],
  toolbar: [startReview(), bar.exportCsv()],
  rowActions: [
    review({ visible: isPending }),
    questions.reply,
    row.detail(),
    row.edit({ visible: isPending, fields: { newDocNo: { hint: 'auth.newDocNoHint' } } }),
    revoke,
  ],
  bulkActions: [reject],
  detail,
});
