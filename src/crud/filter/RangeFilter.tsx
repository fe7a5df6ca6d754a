import { Input, Space } from 'antd';
import { useT } from '@/i18n';
import { cleanMoney } from '@/lib/money';
import type { FilterControlProps } from './filter';
import { oneValue } from './oneValue';
import type { RangeKind } from './rangeProblem';

/** Values of `inputMode` for on-screen keyboards. */
const KEYBOARD = { amount: 'decimal', signed: 'text', whole: 'numeric' } as const;

interface RangeFilterProps extends FilterControlProps {
  field: string;
  kind: RangeKind;
}

/** A filter with a lower and an upper bound, as texts. */
export function RangeFilter({ id, label, values, onChange, field, kind }: RangeFilterProps) {
  const t = useT();
  const end = (param: string, hint: string, inputId?: string) => (
    <Input
      id={inputId}
      inputMode={KEYBOARD[kind]}
      maxLength={40}
      aria-label={t('crud.labelled', { label, value: hint })}
      placeholder={hint}
      value={oneValue(values[param])}
      onChange={({ target }) => onChange({ [param]: cleanMoney(target.value) || undefined })}
    />
  );
  return (
    <Space.Compact block>
      {end(`${field}Min`, t('crud.min'), id)}
      {end(`${field}Max`, t('crud.max'))}
    </Space.Compact>
  );
}
