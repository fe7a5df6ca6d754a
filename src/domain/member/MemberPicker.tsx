import { Select } from 'antd';
import { useState } from 'react';
import type { MemberOption } from '@/api/memberSearch';
import type { Id } from '@/contract/field/brands';
import { useT } from '@/i18n';
import type { ControlProps } from '@/crud/field/field';
import { memberLine, useMember, useMemberSearch } from './useMemberSearch';

/** Selects one member by UID, account, phone or e-mail; the value is the member's id. */
export function MemberPicker({ value, onChange, ...props }: ControlProps<Id>) {
  const t = useT();
  const { members, searching, search } = useMemberSearch();
  const [picked, setPicked] = useState<MemberOption | null>(null);
  const given = useMember(picked?.id === value ? null : (value ?? null));
  const held = picked?.id === value ? picked : given;
  const known = held && !members.some(({ id }) => id === held.id) ? [held, ...members] : members;
  return (
    <Select<Id>
      {...props}
      allowClear
      showSearch={{ filterOption: false, onSearch: search }}
      loading={searching}
      placeholder={t('crud.memberHint')}
      notFoundContent={searching ? t('crud.loading') : t('crud.memberNone')}
      // `null` shows the placeholder.
      value={value ?? null}
      options={known.map((member) => ({ value: member.id, label: memberLine(member) }))}
      onChange={(id: Id | undefined) => {
        setPicked(known.find((one) => one.id === id) ?? null);
        onChange?.(id);
      }}
    />
  );
}
