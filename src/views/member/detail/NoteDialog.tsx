import { Select } from 'antd';
import { addNote } from '@/api/memberProfile';
import type { MemberNoteDraft } from '@/api/memberProfileTypes';
import type { Dialog } from '@/crud/action/action';
import { textOf, textsOf } from '@/ui/cell/value';
import type { ControlProps, Field } from '@/crud/field/field';
import { FormDialog } from '@/crud/form/FormDialog';
import { fieldKit } from '@/domain/kit/fields';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { required } from '@/crud/field/rules';
import { useOptions } from '@/crud/cell/useOptions';
import { useT } from '@/i18n';

/** Colleagues, by user name. */
function StaffPicker({ value, onChange, ...props }: ControlProps<string[]>) {
  const { options, loading, failed, retry } = useOptions('admin');
  return (
    <>
      <Select<string[]>
        {...props}
        mode="multiple"
        loading={loading}
        showSearch={{ optionFilterProp: 'label' }}
        value={value ?? []}
        onChange={onChange}
        options={options.map(({ key, value: name }) => ({ value: key, label: `${name} (${key})` }))}
      />
      {failed ? <LoadFailed retry={retry} /> : null}
    </>
  );
}

const field = fieldKit<MemberNoteDraft, never>('memberDetail');

const FIELDS: readonly Field[] = [
  field.area('content', { max: 500, rules: [required] }),
  {
    name: 'mentions',
    label: { keys: ['memberDetail.mentions'], fallback: 'mentions' },
    control: <StaffPicker />,
    hint: 'memberDetail.mentionsHint',
  },
  field.toggle('pinned', { initial: 0 }),
];

/** Writes a note about a member. */
export function NoteDialog({ memberId, uid, ...dialog }: Dialog & { memberId: number; uid: string }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name="memberNote"
      title={`${t('memberDetail.note')} · ${uid}`}
      ok="crud.save"
      fields={FIELDS}
      done="crud.saved"
      save={(values) =>
        addNote({
          memberId,
          content: textOf(values['content']) ?? '',
          pinned: values['pinned'] === 1 ? 1 : 0,
          mentions: textsOf(values['mentions']),
        })
      }
    />
  );
}
