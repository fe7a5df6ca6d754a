import { Input, Space } from 'antd';
import { useT } from '@/i18n';
import { cleanMoney } from '@/lib/money';
import type { FilterControlProps } from '../filter';
import { oneValue } from './oneValue';

/** Two amounts as texts. */
export function MoneyRangeFilter({
  id,
  label,
  values,
  onChange,
  field,
}: FilterControlProps & { field: string }) {
  const t = useT();
  const end = (param: string, hint: string, inputId?: string) => (
    <Input
      id={inputId}
      inputMode="decimal"
      maxLength={40}
      aria-label={`${label}: ${hint}`}
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
