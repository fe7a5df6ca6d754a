import { Select } from 'antd';
import type { OptionType } from '@/api/dict';
import type { ControlProps } from '../field/field';
import { useOptions } from '../cell/useOptions';

interface TagsInputProps extends ControlProps<string[]> {
  /** Option list with the words in use. */
  type: OptionType;
}

/** Input of free words; the words in use are suggested. */
export function TagsInput({ type, value, onChange, ...props }: TagsInputProps) {
  const { options, loading } = useOptions(type);
  return (
    <Select<string[]>
      {...props}
      mode="tags"
      allowClear
      loading={loading}
      tokenSeparators={[',', '，', ' ']}
      value={value ?? []}
      options={options.map(({ key, value: label }) => ({ value: key, label }))}
      onChange={(words) => onChange?.(words)}
    />
  );
}
