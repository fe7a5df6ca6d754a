import { Select } from 'antd';
import { useT } from '@/i18n';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import type { ControlProps } from '../field/field';
import type { LabelledOption } from '../filter/SelectFilter';

interface ManySelectInputProps extends ControlProps<readonly (string | number)[]> {
  options: LabelledOption[];
  loading: boolean;
  /** Loads the options again after a failure. */
  retry: (() => void) | undefined;
}

/** A select of several labelled options. The values are texts, even when the record has numbers. */
export function ManySelectInput({ value, onChange, retry, ...props }: ManySelectInputProps) {
  const t = useT();
  return (
    <>
      <Select<string[]>
        {...props}
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('crud.choose')}
        value={(value ?? []).map(String)}
        onChange={(chosen) => onChange?.(chosen)}
      />
      {retry ? <LoadFailed retry={retry} /> : null}
    </>
  );
}
