import { Input, Select, Space } from 'antd';
import { useT } from '@/i18n';
import type { FilterControlProps } from './filter';
import { useFormatLabel } from '../field/label';
import type { Label } from '../field/label';
import { onDemand } from '@/ui/load/onDemand';
import styles from './filter.module.css';
import { manyValues, oneValue } from './oneValue';

const DateRange = onDemand(
  () => import('./DateRange').then(({ DateRange }) => DateRange),
  <Input disabled />,
);

interface DateFilterProps extends FilterControlProps {
  /** Time fields of the row that can be chosen. */
  fields: readonly [string, ...string[]];
  labelOf: (field: string) => Label;
}

/** A filter by a span of time; with several fields, a select chooses the field. */
export function DateFilter({ id, label, values, onChange, fields, labelOf }: DateFilterProps) {
  const t = useT();
  const word = useFormatLabel();
  const named = oneValue(values['dateField']);
  const field = fields.includes(named) ? named : fields[0];
  const range = manyValues(values['dateRange[]']);
  const change = (nextField: string, next: readonly string[]) =>
    onChange({
      dateField: next.length > 0 || nextField !== fields[0] ? nextField : undefined,
      'dateRange[]': next.length > 0 ? next : undefined,
    });
  const picker = <DateRange id={id} label={label} range={range} onChange={(next) => change(field, next)} />;
  if (fields.length === 1) return picker;
  return (
    <Space.Compact block className={styles.dates}>
      <Select
        aria-label={t('crud.dateField')}
        value={field}
        options={fields.map((name) => ({ value: name, label: word(labelOf(name)) }))}
        onChange={(next: string) => change(next, range)}
      />
      {picker}
    </Space.Compact>
  );
}
