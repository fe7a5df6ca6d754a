import { auth, AuthStatus } from '@/contract/member/auth';
import { crudScreen } from '@/crud/screen/screen';
import { screenKit } from '@/domain/kit/screenKit';
import { formatMoney } from '@/lib/money';
import { reject, revoke } from './authActions';
import { review, startReview } from './authReview';
import { detail } from '@/domain/auth/authSections';
import { isPending } from './authStatus';
import { DuplicatesCell } from './DuplicatesCell';
import { FaceScore } from '@/domain/auth/FaceScore';

const { col, columns, filters, tabs, row, bar, stat, statistics } = screenKit(auth);

const oneDecimal = (value: string): string => formatMoney(value, { decimals: 1 });

const countOrNone = (value: number | null): string | null => (value === null ? null : String(value));

export default crudScreen(auth, {
  // Reviewers mostly need the pending requests, so they are shown first.
  defaultFilters: () => ({ 'status[]': [String(AuthStatus.pending)] }),
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
  filters: filters(
    'member',
    'authNo',
    'status',
    'dates',
    'authLevel',
    'realName',
    'docNo',
    'countryCode',
    'docType',
    'ocrMatch',
    'faceScore',
    'dupCount',
    'rejectCodes',
    'reviewerName',
    'aboutMember',
  ),
  columns: columns(
    [
      'member',
      col('status', { width: 100 }),
      col('authLevel', { width: 90 }),
      'waitMinutes',
      col('realName', { width: 130 }),
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
      col('countryCode', { width: 150 }),
      'docType',
      'createdAt',
    ],
    [
      col('authNo', { width: 190 }),
      col('birthday', { width: 120 }),
      col('docExpireAt', { width: 120 }),
      'ocrName',
      'ocrNo',
      col('ocrMatch', { width: 100 }),
      'submitCount',
      'rejectCodes',
      col.claim('auth'),
      'reviewerName',
      'reviewedAt',
      'aboutMember',
      'audit',
    ],
  ),
  toolbar: [startReview({ label: 'auth.startReview' }), bar.exportCsv()],
  rowActions: [
    review({ label: 'auth.review', visible: isPending }),
    row.detail(),
    row.edit({
      visible: isPending,
      fields: (field) => [
        field('realName'),
        field('countryCode'),
        field('docType'),
        field('newDocNo', { hint: 'auth.newDocNoHint' }),
        field('birthday'),
        field('docExpireAt'),
        field('remark'),
      ],
    }),
    revoke,
  ],
  bulkActions: [reject],
  detail,
});
