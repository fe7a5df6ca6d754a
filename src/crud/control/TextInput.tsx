import { Input } from 'antd';
import type { ControlProps } from '../field/field';

/** Longer pastes are cut before the form has to carry them; the rule about the right length is the field's. */
const PASTE = 20_000;

export function TextInput({ value, onChange, ...props }: ControlProps<string>) {
  return (
    <Input
      {...props}
      maxLength={PASTE}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

/** Several lines; `max` is only counted here, the field's rule refuses. */
export function AreaInput({ value, onChange, max, ...props }: ControlProps<string> & { max: number }) {
  return (
    <Input.TextArea
      {...props}
      rows={3}
      maxLength={PASTE}
      count={{ show: true, max }}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
