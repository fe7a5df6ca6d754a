import { AutoComplete } from 'antd';
import { useT } from '@/i18n';
import type { FilterControlProps } from '@/crud/filter/filter';
import { memberLine, useMemberSearch } from './useMemberSearch';
import { oneValue } from '@/crud/filter/oneValue';

/** Filters by the typed text; choosing a member from the suggestions filters by exactly that member. */
export function MemberFilter({ id, label, values, onChange }: FilterControlProps) {
  const t = useT();
  const { members, search } = useMemberSearch();
  const picked = oneValue(values['memberId']);
  const typed = oneValue(values['memberKeyword']);
  return (
    <AutoComplete
      id={id}
      aria-label={label}
      allowClear
      style={{ width: '100%' }}
      placeholder={t('crud.memberHint')}
      // A link to the list gives only the member's id.
      value={typed || (picked ? `#${picked}` : '')}
      options={members.map((member) => ({
        value: member.uid,
        label: memberLine(member),
        memberId: member.id,
      }))}
      showSearch={{ filterOption: false, onSearch: search }}
      onChange={(text: string | undefined) =>
        onChange({ memberKeyword: text || undefined, memberId: undefined })
      }
      onSelect={(uid, { memberId }) => onChange({ memberKeyword: uid, memberId })}
    />
  );
}
