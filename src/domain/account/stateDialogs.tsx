import { freezeMembers, members, unfreezeMembers } from '@/api/members';
import type { MemberRow, MembersBody } from '@/api/memberTypes';
import type { Dialog } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import { fieldKit } from '@/domain/kit/fields';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import { useT } from '@/i18n';
import { keyOf, titleOf, uidsOf } from './batch';

/** Given what the server answered, to be said record by record. */
interface MemberDialogProps extends Dialog {
  rows: readonly MemberRow[];
  onDone: (answer: unknown) => void;
}

const { name } = members;

const field = fieldKit<{ freezeUntil: string }, never>(name);

const which = (rows: readonly MemberRow[], reason: string): MembersBody => ({
  ids: rows.map(({ id }) => id),
  versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
  reason,
});

/** Why, until when, and what happens. */
export function FreezeDialog({ rows, ...dialog }: MemberDialogProps) {
  const t = useT();
  return (
    <ReasonDialog
      {...dialog}
      name={name}
      {...keyOf(rows)}
      title={titleOf(t('member.freeze'), rows)}
      ok="member.freeze"
      danger
      fields={[field.time('freezeUntil', { hint: 'member.freezeUntilHint' })]}
      onSubmit={(reason, values) => {
        const freezeUntil = textOf(values['freezeUntil']);
        return freezeMembers({ ...which(rows, reason), ...(freezeUntil ? { freezeUntil } : {}) });
      }}
    >
      <p>{t('member.freezeMany', { n: rows.length, names: uidsOf(rows) })}</p>
      <p>{t('member.freezeText')}</p>
    </ReasonDialog>
  );
}

/** Why a freeze ends. */
export function UnfreezeDialog({ rows, ...dialog }: MemberDialogProps) {
  const t = useT();
  return (
    <ReasonDialog
      {...dialog}
      name={name}
      {...keyOf(rows)}
      title={titleOf(t('member.unfreeze'), rows)}
      ok="member.unfreeze"
      onSubmit={(reason) => unfreezeMembers(which(rows, reason))}
    >
      <p>{t('member.freezeMany', { n: rows.length, names: uidsOf(rows) })}</p>
      <p>{t('member.unfreezeText')}</p>
    </ReasonDialog>
  );
}
