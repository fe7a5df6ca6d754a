import { Select } from 'antd';
import { useT } from '@/i18n';
import type { ControlProps } from '@/crud/field/field';

/** Input of free words without suggestions: Enter, a comma or a space ends one. */
export function WordsInput({ value, onChange, ...props }: ControlProps<string[]>) {
  const t = useT();
  return (
    <Select<string[]>
      {...props}
      mode="tags"
      open={false}
      suffixIcon={null}
      allowClear
      tokenSeparators={[',', '，', ' ', '\n']}
      placeholder={t('website.wordsHint')}
      value={value ?? []}
      onChange={(words) => onChange?.(words.map((word) => word.trim()))}
    />
  );
}
