import { Switch } from 'antd';
import type { ControlProps } from '../field/field';

/** A switch, stored as 1 and 0. */
export function SwitchInput({ value, onChange, ...props }: ControlProps<number>) {
  return <Switch {...props} checked={value === 1} onChange={(on) => onChange?.(on ? 1 : 0)} />;
}
