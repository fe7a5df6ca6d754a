import { AutoComplete } from 'antd';
import { useT } from '@/i18n';
import type { FilterControlProps } from '@/crud/filter/filter';
import { useMemberInForce } from './useMemberInForce';
import { memberLine, useMemberSearch } from './useMemberSearch';

/** Filters by the typed text; choosing a member from the suggestions filters by exactly that member. */
export function MemberFilter({ id, label, values, onChange }: FilterControlProps) {
  const t = useT();
  const { members, search } = useMemberSearch();
  const inForce = useMemberInForce(values);
  return (
    <AutoComplete
      id={id}
      aria-label={label}
      allowClear
      style={{ width: '100%' }}
      placeholder={t('crud.memberHint')}
      value={inForce}
      options={members.map((one) => ({ value: one.uid, label: memberLine(one), memberId: one.id }))}
      showSearch={{ filterOption: false, onSearch: search }}
      onChange={(text: string | undefined) =>
        onChange({ memberKeyword: text || undefined, memberId: undefined })
      }
      onSelect={(_, { memberId }) => onChange({ memberKeyword: undefined, memberId })}
    />
  );
}
