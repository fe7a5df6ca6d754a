import { Select } from 'antd';
import type { Key } from '@/i18n/keys';
import type { FilterControlProps } from './filter';
import { fromSelect, manyValues, oneValue } from './oneValue';

/** One entry of a fixed choice. */
export interface SelectOption {
  value: string;
  label: Key;
}

/** An entry of a select, already worded. */
export interface LabelledOption {
  value: string;
  label: string;
}

interface BaseSelectFilterProps extends FilterControlProps {
  param: string;
  /** Entries, or entries under headings. */
  options: (LabelledOption | { label: string; options: LabelledOption[] })[];
  loading?: boolean;
}

/** A select for one parameter; several values when the parameter is a list. A value without entry shows as it is. */
export function BaseSelectFilter({
  id,
  label,
  values,
  onChange,
  param,
  options,
  loading = false,
}: BaseSelectFilterProps) {
  const common = {
    id,
    allowClear: true,
    loading,
    options,
    showSearch: { optionFilterProp: 'label' },
    'aria-label': label,
    style: { width: '100%' },
  } as const;
  return param.endsWith('[]') ? (
    <Select<string[]>
      {...common}
      mode="multiple"
      maxTagCount="responsive"
      value={manyValues(values[param])}
      onChange={(chosen) => onChange(fromSelect(param, chosen))}
    />
  ) : (
    <Select<string | null>
      {...common}
      value={oneValue(values[param]) || null}
      onChange={(chosen) => onChange(fromSelect(param, chosen))}
    />
  );
}
