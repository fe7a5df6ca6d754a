import type { KeyboardEvent } from 'react';
import { Input } from 'antd';
import type { FilterControlProps } from './filter';
import { oneValue } from './oneValue';

/** Prevents the search when Enter ends an input method's composition; Safari reports that key as code 229. */
function keepComposing(event: KeyboardEvent): void {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key === 'Enter' && (isComposing || keyCode === 229)) event.preventDefault();
}

/** Characters; longest text that can be searched for. */
const MAX = 200;

export function TextFilter({ id, values, onChange, param }: FilterControlProps & { param: string }) {
  return (
    <Input
      id={id}
      allowClear
      maxLength={MAX}
      onKeyDown={keepComposing}
      value={oneValue(values[param])}
      onChange={({ target }) => onChange({ [param]: target.value === '' ? undefined : target.value })}
    />
  );
}
