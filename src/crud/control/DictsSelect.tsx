import { Select } from 'antd';
import { useT } from '@/i18n';
import type { ControlProps } from '../field/field';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { useDict } from '../cell/useDict';

/** A select of several codes of one dictionary. The values are texts, even when the record has numbers. */
export function DictsSelect({
  type,
  value,
  onChange,
  ...props
}: ControlProps<readonly (string | number)[]> & { type: string }) {
  const t = useT();
  const { values, label, loading, failed, retry } = useDict(type);
  return (
    <>
      <Select<string[]>
        {...props}
        mode="multiple"
        allowClear
        loading={loading}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('crud.choose')}
        options={values.map(({ key }) => ({ value: key, label: label(key) }))}
        value={(value ?? []).map(String)}
        onChange={(chosen) => onChange?.(chosen)}
      />
      {failed ? <LoadFailed retry={retry} /> : null}
    </>
  );
}
