import { Select } from 'antd';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { useParams } from './params';

/** A select of the roles that hold an entry. */
export function RolesInput({ value, onChange, ...props }: ControlProps<readonly string[]>) {
  const t = useT();
  const { roles, loading, retry } = useParams();
  return (
    <>
      <Select<string[]>
        {...props}
        mode="multiple"
        allowClear
        loading={loading}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('crud.choose')}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        value={[...(value ?? [])]}
        onChange={(chosen) => onChange?.(chosen)}
      />
      {retry ? <LoadFailed retry={retry} /> : null}
    </>
  );
}
