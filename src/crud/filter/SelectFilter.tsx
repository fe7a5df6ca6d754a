import { LazySelect } from '@/ui/select/LazySelect';
import type { Key } from '@/i18n/keys';
import type { FilterControlProps } from './filter';
import { fromSelect, manyValues, oneValue } from './oneValue';

/** One option of a fixed list. */
export interface SelectOption {
  value: string;
  label: Key;
}

/** An option of a select with its text. */
export interface LabelledOption {
  value: string;
  label: string;
}

interface BaseSelectFilterProps extends FilterControlProps {
  param: string;
  /** Options, or options in groups. */
  options: (LabelledOption | { label: string; options: LabelledOption[] })[];
  loading?: boolean;
}

/**
 * A select for one parameter; it allows several values when the parameter is a list. A value without an option
 * is shown unchanged.
 */
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
    <LazySelect<string[]>
      {...common}
      mode="multiple"
      maxTagCount="responsive"
      value={manyValues(values[param])}
      onChange={(chosen) => onChange(fromSelect(param, chosen))}
    />
  ) : (
    <LazySelect<string | null>
      {...common}
      value={oneValue(values[param]) || null}
      onChange={(chosen) => onChange(fromSelect(param, chosen))}
    />
  );
}
