import { RollbackOutlined } from '@ant-design/icons';
import { AUTH_REVIEW, AUTH_REVOKE, rejectAuths, revokeAuth } from '@/api/auths';
import type { MemberAuth } from '@/api/authTypes';
import type { BulkAction, RowAction } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import { rejectManyOf } from '@/domain/review/rejectMany';
import { stepUpField } from '@/domain/security/stepUp';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { useSession } from '@/stores/session';
import { isPending } from './authStatus';

/** One reason for all; approving in bulk is nobody's business. */
export const rejectMany: BulkAction<MemberAuth> = rejectManyOf({
  name: 'auth',
  label: 'auth.bulkReject',
  permission: AUTH_REVIEW,
  reasons: 'biz_auth_reject',
  reasonLabel: 'auth.rejectCodes',
  text: 'auth.bulkRejectText',
  done: 'auth.rejected',
  disabledReason: (rows, t) => bulkLimit(rows, t) ?? (rows.every(isPending) ? null : t('auth.pendingOnly')),
  send: ({ rejectCode, ...rejection }) => rejectAuths({ ...rejection, rejectCodes: [rejectCode] }),
});

const isOwn = ({ reviewerName }: MemberAuth) => reviewerName === useSession.getState().user?.userName;

/** Takes an approval back; somebody else than its reviewer has to. */
export const revoke: RowAction<MemberAuth> = {
  name: 'revoke',
  label: 'auth.revoke',
  icon: <RollbackOutlined />,
  danger: true,
  permission: AUTH_REVOKE,
  visible: ({ status }) => status === 2,
  disabledReason: (row, t) => (isOwn(row) ? t('auth.revokeOwn') : null),
  perform: ({ id, version, authNo, uid }, context) =>
    context.show((dialog) => (
      <ReasonDialog
        {...dialog}
        name="auth"
        id={id}
        title={context.t('auth.revokeTitle', { authNo })}
        ok="auth.revoke"
        danger
        fields={[stepUpField]}
        onSubmit={(reason, values, requestId) =>
          revokeAuth({ id, version, reason, operPassword: textOf(values['operPassword']) ?? '', requestId })
        }
        done="auth.revoked"
      >
        <p>{context.t('auth.revokeText', { uid })}</p>
      </ReasonDialog>
    )),
};
