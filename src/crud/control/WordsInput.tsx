import { Select } from 'antd';
import type { ControlProps } from '../field/field';

/** Input of several words that nothing is suggested for, such as numbers of records; pasted lists are divided. */
export function WordsInput({ value, onChange, ...props }: ControlProps<string[]>) {
  return (
    <Select<string[]>
      {...props}
      mode="tags"
      allowClear
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '，', '、', ';', '；', ' ', '\n']}
      value={value ?? []}
      onChange={(words) => onChange?.(words.map((word) => word.trim()).filter((word) => word !== ''))}
    />
  );
}
