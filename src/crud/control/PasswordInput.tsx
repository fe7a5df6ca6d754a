import { Input } from 'antd';
import type { ControlProps } from '../field/field';

/** Input of the operator's own password, never filled in by the browser. */
export function PasswordInput({ value, onChange, ...props }: ControlProps<string>) {
  return (
    <Input.Password
      {...props}
      autoComplete="new-password"
      maxLength={128}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
