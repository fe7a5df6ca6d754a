import { RollbackOutlined } from '@ant-design/icons';
import { auth } from '@/contract/member/auth';
import { screenKit } from '@/domain/kit/screenKit';
import { rejectMany } from '@/domain/review/reviewKit';
import { isPending } from './authReview';

const { row } = screenKit(auth);

/** Rejects several requests for the same reasons. There is no bulk approval. */
export const reject = rejectMany(auth, auth.calls.review, {
  fixed: { result: 'reject' },
  text: 'auth.bulkRejectText',
  disabledReason: (rows, t) => (rows.every(isPending) ? null : t('auth.pendingOnly')),
});

/** Revokes an approval; only another operator than its reviewer can do so. */
export const revoke = row.move('revoke', {
  label: 'auth.revoke',
  icon: <RollbackOutlined />,
  danger: true,
  text: ({ uid, authLevel }, t) => t(`auth.revoke.${authLevel}`, { uid }),
  done: 'auth.revoked',
});
