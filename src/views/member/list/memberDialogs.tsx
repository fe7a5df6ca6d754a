import { members, setMemberSwitches, setMemberTags } from '@/api/members';
import type { MemberRow, MemberSwitches } from '@/api/memberTypes';
import type { Dialog } from '@/crud/action/action';
import { textOf, textsOf } from '@/ui/cell/value';
import { FormDialog } from '@/crud/form/FormDialog';
import { fieldKit } from '@/domain/kit/fields';
import { maxChars, minChars, required } from '@/crud/field/rules';
import { useT } from '@/i18n';
import { keyOf, uidsOf } from '@/domain/account/batch';
import { SWITCHES } from './memberCells';
import { tags } from './memberRules';

const { name } = members;

const field = fieldKit<MemberSwitches & { reason: string; add: string[]; remove: string[] }, never>(name);

interface TagsProps extends Dialog {
  rows: readonly MemberRow[];
  onDone: (answer: unknown) => void;
}

/** Words to add and words to take off, for one member or several. */
export function TagsDialog({ rows, ...dialog }: TagsProps) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={name}
      {...keyOf(rows)}
      title={t('member.setTags')}
      fields={[
        field.tags('add', 'tag', { label: 'member.tagsAdd', rules: [tags], hint: 'member.tagsHint' }),
        field.tags('remove', 'tag', { label: 'member.tagsRemove', rules: [tags] }),
      ]}
      save={(values) =>
        setMemberTags({
          ids: rows.map(({ id }) => id),
          add: textsOf(values['add'] ?? []),
          remove: textsOf(values['remove'] ?? []),
        })
      }
    >
      <p>{t('member.freezeMany', { n: rows.length, names: uidsOf(rows) })}</p>
    </FormDialog>
  );
}

const onOff = (value: unknown): 0 | 1 => (value === 1 ? 1 : 0);

/** What one member may do. */
export function SwitchesDialog({ row, ...dialog }: Dialog & { row: MemberRow }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={name}
      id={row.id}
      record={row}
      title={`${t('member.setPermission')} · ${row.uid}`}
      fields={[
        ...SWITCHES.map((key) => field.toggle(key)),
        field.area('reason', { label: 'crud.reason', rules: [required, minChars(5), maxChars(200)] }),
      ]}
      save={(values, base) =>
        setMemberSwitches({
          id: row.id,
          version: Number(base['version']),
          canLogin: onOff(values['canLogin']),
          canTrade: onOff(values['canTrade']),
          canWithdraw: onOff(values['canWithdraw']),
          canTransfer: onOff(values['canTransfer']),
          reason: textOf(values['reason']) ?? '',
        })
      }
      done="member.permissionSet"
    />
  );
}
