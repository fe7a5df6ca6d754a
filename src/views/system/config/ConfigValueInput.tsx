import { Input, Radio, Select } from 'antd';
import type { RowOf } from '@/contract/resource';
import { ValueType } from '@/contract/system/config';
import type { config } from '@/contract/system/config';
import { MoneyInput } from '@/crud/control/MoneyInput';
import { NumberInput } from '@/crud/control/NumberInput';
import { PasswordInput } from '@/crud/control/PasswordInput';
import { AreaInput } from '@/crud/control/TextInput';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import { entriesOf } from './entries';
import { EntriesInput } from './EntriesInput';

/** What decides how a value is typed. */
export type ValueTerms = Pick<RowOf<typeof config>, 'valueType'> & {
  least?: number | null;
  most?: number | null;
};

const LONGEST = 2000;

/** The editor of a configuration value, by its type; the value always is a text. */
export function ConfigValueInput({ terms, ...props }: ControlProps<string> & { terms: ValueTerms }) {
  const t = useT();
  const { value = '', onChange } = props;
  switch (terms.valueType) {
    case ValueType.number:
      return (
        <NumberInput
          {...props}
          min={terms.least ?? undefined}
          max={terms.most ?? undefined}
          value={value}
          onChange={(next) => onChange?.(next === undefined ? '' : String(next))}
        />
      );
    case ValueType.decimal:
      return <MoneyInput {...props} />;
    case ValueType.bool:
      return (
        <Radio.Group
          id={props.id}
          value={value}
          onChange={({ target }) => onChange?.(String(target.value))}
          options={[
            { value: 'true', label: t('config.yes') },
            { value: 'false', label: t('config.no') },
          ]}
        />
      );
    case ValueType.list:
      return (
        <Select<string[]>
          id={props.id}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', '，', ' ']}
          value={value.split(',').filter(Boolean)}
          onChange={(words) => onChange?.(words.join(','))}
        />
      );
    case ValueType.secret:
      return <PasswordInput {...props} />;
    case ValueType.json:
      return entriesOf(value) ? <EntriesInput {...props} /> : <AreaInput {...props} max={LONGEST} />;
    case ValueType.text:
      return value.length > 60 ? (
        <AreaInput {...props} max={LONGEST} />
      ) : (
        <Input
          id={props.id}
          value={value}
          maxLength={LONGEST}
          onChange={({ target }) => onChange?.(target.value)}
        />
      );
  }
}
