import { Switch } from 'antd';
import type { FilterControlProps } from './filter';

/** On sets the parameter to `1`; off removes it. */
export function SwitchFilter({ id, label, values, onChange, param }: FilterControlProps & { param: string }) {
  return (
    <Switch
      id={id}
      aria-label={label}
      checked={values[param] === '1'}
      onChange={(on) => onChange({ [param]: on ? '1' : undefined })}
    />
  );
}
