import { Select } from 'antd';
import { useOptions } from '@/crud/cell/useOptions';
import type { ControlProps } from '@/crud/field/field';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { FormOutlined, PushpinOutlined } from '@ant-design/icons';
import { memberNote } from '@/contract/member/note';
import type { MemberProfile } from '@/contract/member/profile';
import { actionKit } from '@/domain/kit/action';
import { askAction } from '@/domain/kit/ask';

/** A select of operators by user name. */
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

const { row } = actionKit(memberNote);
const { add, pin } = memberNote.calls;

/** Adds a note about a member. */
export const writeNote = askAction(
  {
    resource: memberNote.name,
    shape: memberNote.row,
    rowsOf: () => [],
    titleOf: () => '',
    isBulk: false,
  },
  {
    name: 'note',
    call: add,
    label: 'memberDetail.note',
    icon: <FormOutlined />,
    title: ({ uid }: Pick<MemberProfile, 'id' | 'uid'>, t) => `${t('memberDetail.note')} · ${uid}`,
    fields: (field) => [
      field('content', { label: 'memberDetail.content' }),
      {
        ...field('mentions', { label: 'memberDetail.mentions', hint: 'memberDetail.mentionsHint' }),
        control: <StaffPicker />,
      },
      field('pinned', { label: 'memberDetail.pinned', initial: 0 }),
    ],
    fixed: ({ id }) => ({ memberId: id }),
    ok: 'crud.save',
  },
);

const pinAs = (pinned: 0 | 1) =>
  row.ask({
    name: pinned === 1 ? 'pin' : 'unpin',
    call: pin,
    label: pinned === 1 ? 'memberDetail.pin' : 'memberDetail.unpin',
    icon: <PushpinOutlined />,
    fixed: { pinned },
    visible: (note) => note.pinned !== pinned,
    done: null,
  });

/** Pins, unpins and deletes a note. The server says until when the operator may delete it. */
export const noteActions = [
  pinAs(1),
  pinAs(0),
  row.remove({
    text: (_, t) => t('memberDetail.deleteNote'),
    visible: ({ deletableUntil }) => deletableUntil !== null,
  }),
];
