import { useT } from '@/i18n';
import { SwitchCell } from './SwitchCell';
import { textOf } from '@/ui/cell/value';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import type { SwitchOptions } from './columnOptions';

interface SwitchColumnProps<Row extends object> {
  name: string;
  field: keyof Row & string;
  row: Row;
  options: SwitchOptions<Row>;
}

/** The switch of one row, in the words of its column. */
export function SwitchColumn<Row extends object>({ name, field, row, options }: SwitchColumnProps<Row>) {
  const t = useT();
  const labelOf = useFormatLabel();
  const { permission, getRowTitle, reason, warning, set } = options;
  return (
    <SwitchCell
      name={name}
      id={'id' in row && typeof row.id === 'number' ? row.id : 0}
      on={textOf(row[field]) === '1'}
      label={`${labelOf(fieldLabel(name, field))} ${getRowTitle(row)}`}
      permission={permission}
      reason={reason ? t(reason) : null}
      warning={warning?.(row, t) ?? null}
      set={(on, why) => set(row, on, why)}
    />
  );
}
