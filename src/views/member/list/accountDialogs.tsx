import { closeMember, members, setMemberParent } from '@/api/members';
import type { MemberRow } from '@/api/memberTypes';
import type { Dialog } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import { fieldKit } from '@/domain/kit/fields';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import { required } from '@/crud/field/rules';
import { stepUpField } from '@/domain/security/stepUp';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { uid } from './memberRules';

interface AccountDialogProps extends Dialog {
  row: MemberRow;
}

const { name } = members;

const field = fieldKit<{ inviterUid: string }, never>(name);

/** Another inviter for a member and his whole team. */
export function ParentDialog({ row, ...dialog }: AccountDialogProps) {
  const t = useT();
  return (
    <ReasonDialog
      {...dialog}
      name={name}
      id={row.id}
      title={`${t('member.setParent')} · ${row.uid}`}
      fields={[field.text('inviterUid', { label: 'member.newInviter', rules: [required, uid] }), stepUpField]}
      onSubmit={(reason, values) =>
        setMemberParent({
          id: row.id,
          version: row.version,
          inviterUid: textOf(values['inviterUid']) ?? '',
          reason,
          operPassword: textOf(values['operPassword']) ?? '',
        })
      }
      done="member.parentSet"
    >
      <p>{t('member.setParentText', { uid: row.uid, n: row.teamCount })}</p>
    </ReasonDialog>
  );
}

/** The steps on the way to a closed account, and their words. */
const STEPS = {
  request: ['member.closeRequest', 'member.closeRequestText', 'member.closeAsked'],
  approve: ['member.closeApprove', 'member.closeApproveText', 'member.closed'],
  cancel: ['member.closeCancel', 'member.closeCancelText', 'member.closeWithdrawn'],
} as const satisfies Record<string, readonly [title: Key, text: Key, done: Key]>;

/** One asks for an account to be closed, another agrees. */
export function CloseDialog({ row, step, ...dialog }: AccountDialogProps & { step: keyof typeof STEPS }) {
  const t = useT();
  const [title, text, done] = STEPS[step];
  return (
    <ReasonDialog
      {...dialog}
      name={name}
      id={row.id}
      title={`${t(title)} · ${row.uid}`}
      ok={title}
      danger={step !== 'cancel'}
      fields={[stepUpField]}
      onSubmit={(reason, values) =>
        closeMember({
          id: row.id,
          version: row.version,
          step,
          reason,
          operPassword: textOf(values['operPassword']) ?? '',
        })
      }
      done={done}
    >
      <p>{t(text, { who: row.closeRequestedBy })}</p>
    </ReasonDialog>
  );
}
