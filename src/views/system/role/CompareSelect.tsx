import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useMemo } from 'react';
import { fetchRecord } from '@/api/records';
import { isId } from '@/contract/field/brands';
import { role } from '@/contract/system/role';
import { useOptions } from '@/crud/cell/useOptions';
import { useT } from '@/i18n';

/** The records that another role holds; `undefined` until they are known, and without one. */
export function useOtherRole(id: string | undefined): ReadonlySet<string> | undefined {
  const { data } = useQuery({
    queryKey: [role.name, 'compared', id],
    queryFn: ({ signal }) => (id !== undefined && isId(id) ? fetchRecord(role, id, signal) : null),
    enabled: id !== undefined,
  });
  return useMemo(() => (id !== undefined && data ? new Set(data.menuIds) : undefined), [id, data]);
}

/** Selects the role that the tree is compared with. */
export function CompareSelect({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}) {
  const t = useT();
  const { options } = useOptions('role');
  return (
    <Select<string | null>
      allowClear
      style={{ width: 220 }}
      aria-label={t('role.compare')}
      placeholder={t('role.compare')}
      showSearch={{ optionFilterProp: 'label' }}
      options={options.map(({ key, value: label }) => ({ value: key, label }))}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}
