import { CloseCircleOutlined, RollbackOutlined } from '@ant-design/icons';
import { AUTH_REVIEW, AUTH_REVOKE, rejectAuths, revokeAuth } from '@/api/auths';
import type { AuthReview, MemberAuth } from '@/api/authTypes';
import type { BulkAction, RowAction } from '@/crud/action';
import { textOf } from '@/crud/cells/value';
import { FormDialog } from '@/crud/FormDialog';
import { fieldKit } from '@/crud/kit/fields';
import { ReasonDialog } from '@/crud/ReasonDialog';
import { required } from '@/crud/rules';
import { stepUpField } from '@/crud/stepUp';
import { tooMany } from '@/crud/tooMany';
import { useSession } from '@/stores/session';
import { isPending } from './states';

const field = fieldKit<{ rejectCode: string; remark: AuthReview['remark'] }, never>('auth');

/** One reason for all; approving in bulk is nobody's business. */
export const rejectMany: BulkAction<MemberAuth> = {
  name: 'reject',
  label: 'auth.bulkReject',
  icon: <CloseCircleOutlined />,
  danger: true,
  permission: AUTH_REVIEW,
  disabledReason: (rows, t) => tooMany(rows, t) ?? (rows.every(isPending) ? null : t('auth.pendingOnly')),
  perform: (rows, tools) =>
    tools.show((dialog) => (
      <FormDialog
        {...dialog}
        name="auth"
        title={tools.t('auth.bulkReject')}
        ok="auth.bulkReject"
        danger
        fields={[
          field.dict('rejectCode', 'biz_auth_reject', {
            label: 'auth.rejectCodes',
            preset: false,
            rules: [required],
          }),
          field.area('remark', { label: 'auth.reviewRemark' }),
        ]}
        save={async (values, _, requestId) => {
          const work = () =>
            rejectAuths({
              ids: rows.map(({ id }) => id),
              result: 'reject',
              rejectCodes: [textOf(values['rejectCode']) ?? ''],
              remark: textOf(values['remark']) ?? '',
              versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
              requestId,
            });
          const outcome = await tools.run(rows, work, 'auth.rejected');
          if (outcome.kind === 'failed') throw outcome.error;
        }}
      >
        <p>{tools.t('auth.bulkRejectText', { n: rows.length })}</p>
      </FormDialog>
    )),
};

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
  perform: ({ id, version, authNo, uid }, tools) =>
    tools.show((dialog) => (
      <ReasonDialog
        {...dialog}
        name="auth"
        id={id}
        title={tools.t('auth.revokeTitle', { authNo })}
        ok="auth.revoke"
        danger
        fields={[stepUpField]}
        work={(reason, values, requestId) =>
          revokeAuth({ id, version, reason, operPassword: textOf(values['operPassword']) ?? '', requestId })
        }
        done="auth.revoked"
      >
        <p>{tools.t('auth.revokeText', { uid })}</p>
      </ReasonDialog>
    )),
};
