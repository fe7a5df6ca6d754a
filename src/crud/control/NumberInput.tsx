import { InputNumber } from 'antd';
import type { ControlProps } from '../field/field';

interface NumberInputProps extends ControlProps<number> {
  min?: number;
  max?: number;
}

/** Input of a whole number. */
export function NumberInput({ value, onChange, ...props }: NumberInputProps) {
  return (
    <InputNumber<number>
      {...props}
      precision={0}
      style={{ width: '100%' }}
      value={value ?? null}
      onChange={(next) => onChange?.(next ?? undefined)}
    />
  );
}
