import { TagsOutlined } from '@ant-design/icons';
import { member } from '@/contract/member/member';
import type { AskOptions } from '@/domain/kit/askOptions';
import { actionKit } from '../kit/action';
import { selectedMembers } from './freezeActions';
import { isOpen } from './memberState';

const { row, bulk } = actionKit(member);
const { setTags } = member.calls;

/** The options of the tags dialog, common to one member and to several. */
const tagging = {
  call: setTags,
  label: 'member.setTags',
  fields: (field) => [
    field('add', { label: 'member.tagsAdd', hint: 'member.tagsHint' }),
    field('remove', { label: 'member.tagsRemove' }),
  ],
  ok: 'crud.submit',
  done: 'member.tagsSet',
} satisfies AskOptions<(typeof setTags)['body'], unknown>;

/** Adds tags to one member, and takes others off. */
export const tag = row.ask({ ...tagging, visible: isOpen });

export const tagMany = bulk.ask({
  ...tagging,
  icon: <TagsOutlined />,
  undo: true,
  text: selectedMembers,
  disabledReason: (rows, t) => (rows.every(isOpen) ? null : t('member.someClosed')),
});
