import { Select } from 'antd';
import type { OptionType } from '@/api/dict';
import { useT } from '@/i18n';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { useOptions } from '../cell/useOptions';
import type { ControlProps } from '../field/field';

/** A select of several values of one of the server's option lists. */
export function ManyOptionsSelect({
  type,
  value,
  onChange,
  ...props
}: ControlProps<string[]> & { type: OptionType }) {
  const t = useT();
  const { options, loading, failed, retry } = useOptions(type);
  return (
    <>
      <Select<string[]>
        {...props}
        mode="multiple"
        allowClear
        loading={loading}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('crud.choose')}
        options={options.map(({ key, value: label }) => ({ value: key, label }))}
        value={value ?? []}
        onChange={(chosen) => onChange?.(chosen)}
      />
      {failed ? <LoadFailed retry={retry} /> : null}
    </>
  );
}
