import { Switch } from 'antd';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { setTheme, useTheme } from '@/stores/theme';
import type { ThemeConfig } from '@/stores/themeTypes';
import { Row } from './Row';

/** The boolean fields of the theme. */
type Flag = { [K in keyof ThemeConfig]: ThemeConfig[K] extends boolean ? K : never }[keyof ThemeConfig];

interface Props {
  field: Flag;
  label: Key;
  off?: boolean;
  /** Called with the new value instead of storing it. */
  onChange?: (on: boolean) => void;
}

/** A switch for one field of the theme. */
export function SwitchRow({ field, label, off = false, onChange }: Props) {
  const t = useT();
  const on = useTheme((theme) => theme[field]);
  return (
    <Row label={t(label)} off={off}>
      {(id) => (
        <Switch
          id={id}
          size="small"
          checked={on}
          disabled={off}
          onChange={onChange ?? ((next) => setTheme({ [field]: next }))}
        />
      )}
    </Row>
  );
}
