import { Input } from 'antd';
import type { ControlProps } from '../field/field';

/**
 * Characters; longer pastes are cut to keep the form responsive. The permitted length is checked by the field's
 * rule.
 */
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

/** A text area. `max` only sets the counter; the field's rule refuses longer texts. */
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
