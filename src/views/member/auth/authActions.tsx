import { RollbackOutlined } from '@ant-design/icons';
import { auth } from '@/contract/member/auth';
import { AuthStatus } from '@/contract/member/authFlow';
import { screenKit } from '@/domain/kit/screenKit';
import { rejectMany } from '@/domain/review/reviewKit';
import { isPending } from './authReview';

const { row } = screenKit(auth);
const { review, revoke: revokeCall } = auth.calls;

/** Rejects several requests for the same reasons. There is no bulk approval. */
export const reject = rejectMany(auth, review, {
  text: 'auth.bulkRejectText',
  fixed: { result: 'reject' },
  disabledReason: (rows, t) => (rows.every(isPending) ? null : t('auth.pendingOnly')),
});

/** Revokes an approval; only another operator than its reviewer can do so. */
export const revoke = row.ask({
  call: revokeCall,
  label: 'auth.revoke',
  icon: <RollbackOutlined />,
  danger: true,
  visible: ({ status }) => status === AuthStatus.approved,
  disabledReason: ({ reviewerName }, t, { name }) => (reviewerName === name ? t('auth.revokeOwn') : null),
  text: ({ uid, authLevel }, t) => t(`auth.revoke.${authLevel}`, { uid }),
  done: 'auth.revoked',
});
