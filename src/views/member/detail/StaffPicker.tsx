import { Select } from 'antd';
import { useOptions } from '@/crud/cell/useOptions';
import type { ControlProps } from '@/crud/field/field';
import { LoadFailed } from '@/ui/feedback/LoadFailed';

/** A select of operators by user name. */
export function StaffPicker({ value, onChange, ...props }: ControlProps<string[]>) {
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
