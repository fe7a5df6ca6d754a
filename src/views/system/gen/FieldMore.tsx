import { Checkbox, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { NUMERIC_DICTS, TEXT_DICTS } from '@/contract/field/dictionaries';
import { MOST_LIMIT } from '@/contract/system/gen';
import { CheckedNumber } from '@/crud/control/CheckedNumber';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { GenField, TypedField } from '@/domain/gen/description';
import styles from './gen.module.css';

interface FieldMoreProps {
  field: TypedField;
  disabled: boolean | undefined;
  onChange: (change: Partial<TypedField>) => void;
}

const FORMS = ['none', 'add', 'both'] as const;
const FILTERS = ['none', 'contains', 'equals', 'oneOf', 'range'] as const;
const FLAGS = ['listed', 'sortable', 'unique', 'staffOnly'] as const;
const LIMITED = new Set<GenField['kind']>(['text', 'note', 'localText', 'count']);
const DICTS = [...NUMERIC_DICTS, ...TEXT_DICTS].map((value) => ({ value, label: value }));

const Labelled = ({ label, children }: { label: Key; children: ReactNode }) => {
  const t = useT();
  return (
    <label>
      <span>{t(label)}</span>
      {children}
    </label>
  );
};

/** What a field is besides its name, kind and first label. */
export function FieldMore({ field, disabled, onChange }: FieldMoreProps) {
  const t = useT();
  const { kind, label, dict, min, max, example, form, filter } = field;
  const limit = (name: 'min' | 'max', value: TypedField[typeof name]) => (
    <Labelled label={`gen.field.${name}`}>
      <CheckedNumber
        disabled={disabled ?? false}
        min={0}
        max={MOST_LIMIT}
        value={value ?? ''}
        onChange={(typed) => onChange({ [name]: typed })}
      />
    </Labelled>
  );
  return (
    <div className={styles.more}>
      {(['en', 'tw'] as const).map((language) => (
        <Labelled key={language} label={`gen.field.${language}`}>
          <Input
            disabled={disabled}
            maxLength={40}
            value={label[language]}
            onChange={({ target }) => onChange({ label: { ...label, [language]: target.value } })}
          />
        </Labelled>
      ))}
      {LIMITED.has(kind) ? limit('min', min) : null}
      {LIMITED.has(kind) ? limit('max', max) : null}
      {kind === 'code' ? (
        <Labelled label="gen.field.dict">
          <Select
            disabled={disabled}
            showSearch
            options={DICTS}
            value={dict}
            onChange={(chosen: string) => onChange({ dict: chosen })}
          />
        </Labelled>
      ) : null}
      <Labelled label="gen.field.example">
        <Input
          disabled={disabled}
          maxLength={100}
          value={example}
          onChange={({ target }) => onChange({ example: target.value || undefined })}
        />
      </Labelled>
      <Labelled label="gen.field.form">
        <Select
          disabled={disabled}
          options={FORMS.map((value) => ({ value, label: t(`gen.form.${value}`) }))}
          value={form}
          onChange={(chosen) => onChange({ form: chosen })}
        />
      </Labelled>
      <Labelled label="gen.field.filter">
        <Select
          disabled={disabled}
          options={FILTERS.map((value) => ({ value, label: t(`gen.filter.${value}`) }))}
          value={filter}
          onChange={(chosen) => onChange({ filter: chosen })}
        />
      </Labelled>
      <div className={styles.flags}>
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            disabled={disabled}
            checked={field[flag]}
            onChange={({ target }) => onChange({ [flag]: target.checked })}
          >
            {t(`gen.field.${flag}`)}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}
