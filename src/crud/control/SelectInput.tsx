import { Select } from 'antd';
import { useT } from '@/i18n';
import type { ControlProps } from '../field/field';
import type { SelectOption, LabelledOption } from '../filter/SelectFilter';
import { LoadFailed } from '@/ui/feedback/LoadFailed';

/** Value of a select; its changes are always texts. */
export type Chosen = string | number | null | undefined;

interface BaseSelectInputProps extends ControlProps<Chosen> {
  options: LabelledOption[];
  loading?: boolean;
  /** Loads the options again after a failure. */
  retry?: (() => void) | undefined;
}

/** A select of labelled options; a numeric value is compared as text. */
export function BaseSelectInput({ value, onChange, retry, ...props }: BaseSelectInputProps) {
  const t = useT();
  return (
    <>
      <Select<string>
        {...props}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('crud.choose')}
        // `null` shows the placeholder; an empty text would show an empty tag.
        value={value === undefined || value === null || value === '' ? null : String(value)}
        onChange={(chosen) => onChange?.(chosen)}
      />
      {retry ? <LoadFailed retry={retry} /> : null}
    </>
  );
}

/** A select of fixed entries. */
export function SelectInput({
  choices,
  ...props
}: ControlProps<Chosen> & { choices: readonly SelectOption[] }) {
  const t = useT();
  return (
    <BaseSelectInput {...props} options={choices.map(({ value, label }) => ({ value, label: t(label) }))} />
  );
}
