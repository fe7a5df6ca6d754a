import { Input } from 'antd';
import type { FilterControlProps } from './filter';
import { oneValue } from './oneValue';

/** Characters; longest text that can be searched for. */
const MAX = 200;

export function TextFilter({ id, values, onChange, param }: FilterControlProps & { param: string }) {
  return (
    <Input
      id={id}
      allowClear
      maxLength={MAX}
      value={oneValue(values[param])}
      onChange={({ target }) => onChange({ [param]: target.value === '' ? undefined : target.value })}
    />
  );
}
