import { members, resetMember } from '@/api/members';
import type { MemberReset, MemberRow } from '@/api/memberTypes';
import type { Dialog } from '@/crud/action/action';
import { textOf } from '@/ui/cell/value';
import { FormDialog } from '@/crud/form/FormDialog';
import { fieldKit } from '@/domain/kit/fields';
import { stepUpField } from '@/domain/security/stepUp';
import { useT } from '@/i18n';

const { name } = members;

const field = fieldKit<{ remark: string }, never>(name);

/** Sends a one-time link, after the operator's own password. */
export function ResetDialog({ row, what, ...dialog }: Dialog & { row: MemberRow; what: MemberReset }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={name}
      id={row.id}
      title={`${t(`member.${what}`)} · ${row.uid}`}
      ok={`member.${what}`}
      danger
      fields={[field.area('remark'), stepUpField]}
      save={(values) =>
        resetMember(what, {
          id: row.id,
          version: row.version,
          reason: textOf(values['remark']) ?? '',
          operPassword: textOf(values['operPassword']) ?? '',
        })
      }
      done="member.linkSent"
    >
      <p>{t('member.resetText', { account: row.account })}</p>
    </FormDialog>
  );
}
