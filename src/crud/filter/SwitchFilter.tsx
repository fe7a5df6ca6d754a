import { Switch } from 'antd';
import type { FilterControlProps } from './filter';

/** On filters for `1`; off does not filter. */
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
