import { Select } from 'antd';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { setTheme, useTheme } from '@/stores/theme';
import type { ThemeConfig } from '@/stores/themeTypes';
import { Row } from './Row';

/** The fields of the theme that have a fixed set of values. */
type Choice = 'tagsStyle' | 'animation' | 'columnsAsideStyle' | 'columnsAsideLayout';

interface Props<F extends Choice> {
  field: F;
  label: Key;
  options: { value: ThemeConfig[F]; label: Key }[];
  off?: boolean;
}

/** A select for one field of the theme. */
export function SelectRow<F extends Choice>({ field, label, options, off = false }: Props<F>) {
  const t = useT();
  const value = useTheme((theme) => theme[field]);
  return (
    <Row label={t(label)} off={off}>
      {(id) => (
        <Select<ThemeConfig[F]>
          id={id}
          size="small"
          popupMatchSelectWidth={false}
          disabled={off}
          value={value}
          options={options.map((option) => ({ value: option.value, label: t(option.label) }))}
          onChange={(next) => setTheme({ [field]: next })}
        />
      )}
    </Row>
  );
}
