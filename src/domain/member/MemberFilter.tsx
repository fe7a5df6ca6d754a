import { AutoComplete } from 'antd';
import { permissionOf } from '@/api/call';
import { member as listed } from '@/contract/member/member';
import { useViewer } from '@/crud/action/useViewer';
import { idOf } from '@/contract/field/brands';
import { useT } from '@/i18n';
import type { FilterControlProps } from '@/crud/filter/filter';
import { memberLine, useMember, useMemberSearch } from './useMemberSearch';
import { oneValue } from '@/crud/filter/oneValue';

/** Permission to look a member up. */
const LIST = permissionOf(listed.calls.list) ?? '';

/** Filters by the typed text; choosing a member from the suggestions filters by exactly that member. */
export function MemberFilter({ id, label, values, onChange }: FilterControlProps) {
  const t = useT();
  const { members, search } = useMemberSearch();
  const picked = oneValue(values['memberId']);
  const { can } = useViewer();
  const member = useMember(can(LIST) ? idOf(picked) : null);
  const typed = oneValue(values['memberKeyword']);
  return (
    <AutoComplete
      id={id}
      aria-label={label}
      allowClear
      style={{ width: '100%' }}
      placeholder={t('crud.memberHint')}
      // A link to the list, and an address, name only the member's id.
      value={typed || member?.uid || (picked ? `#${picked}` : '')}
      options={members.map((one) => ({ value: one.uid, label: memberLine(one), memberId: one.id }))}
      showSearch={{ filterOption: false, onSearch: search }}
      onChange={(text: string | undefined) =>
        onChange({ memberKeyword: text || undefined, memberId: undefined })
      }
      onSelect={(_, { memberId }) => onChange({ memberKeyword: undefined, memberId })}
    />
  );
}
