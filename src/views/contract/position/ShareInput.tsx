import { Radio } from 'antd';
import type { ControlProps } from '@/crud/field/field';
import { SHARES } from './share';

/** How much of each position is closed. */
export function ShareInput({ id, value, onChange, disabled = false }: ControlProps<string>) {
  return (
    <Radio.Group
      id={id}
      optionType="button"
      buttonStyle="solid"
      disabled={disabled}
      value={value}
      onChange={({ target }) => onChange?.(String(target.value))}
      options={SHARES.map((share) => ({ value: share, label: `${share}%` }))}
    />
  );
}
