import { Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import type { Description } from '@/domain/gen/description';
import styles from './gen.module.css';
import { PARSERS } from '@/domain/gen/source/parsers';
import type { Pasted } from '@/domain/gen/source/parsers';
import { TablesInput } from './TablesInput';

const SOURCES = ['table', 'sql', 'json', 'openapi'] as const;
type Source = (typeof SOURCES)[number];

/** Most descriptions of one import. */
const MOST = 20;

interface PastedInputProps {
  id: string | undefined;
  source: Pasted;
  value: readonly Description[];
  onChange: (found: Description[]) => void;
}

/** A text, and what was found in it; several are chosen from. */
function PastedInput({ id, source, value, onChange }: PastedInputProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Description[]>([]);
  return (
    <>
      <Input.TextArea
        id={id}
        dir="ltr"
        rows={10}
        spellCheck={false}
        placeholder={t('gen.from.paste')}
        aria-label={t('gen.from.paste')}
        value={text}
        onChange={({ target }) => {
          const read = PARSERS[source](target.value);
          setText(target.value);
          setFound(read);
          onChange(read.slice(0, MOST));
        }}
      />
      {text.trim() !== '' && found.length === 0 ? (
        <div role="alert" className={styles.bad}>
          {t('gen.from.none')}
        </div>
      ) : null}
      {found.length > 0 ? (
        <Select
          mode="multiple"
          maxCount={MOST}
          aria-label={t('gen.from.found')}
          options={found.map(({ resourceName, fields }, at) => ({
            value: at,
            label: t('gen.from.entry', { name: resourceName, n: fields.length }),
          }))}
          value={found.flatMap((one, at) => (value.includes(one) ? [at] : []))}
          onChange={(chosen) => onChange(found.filter((_, at) => chosen.includes(at)))}
        />
      ) : null}
    </>
  );
}

/** Input of new descriptions: tables of the database, or what is read from a pasted text. */
export function SourceInput({ id, value = [], onChange }: ControlProps<Description[]>) {
  const t = useT();
  const [source, setSource] = useState<Source>('table');
  return (
    <div className={styles.source}>
      <Segmented<Source>
        block
        options={SOURCES.map((one) => ({ value: one, label: t(`gen.from.${one}`) }))}
        value={source}
        onChange={(chosen) => {
          setSource(chosen);
          onChange?.([]);
        }}
      />
      {source === 'table' ? (
        <TablesInput id={id} onChange={(found) => onChange?.(found)} />
      ) : (
        <PastedInput
          key={source}
          id={id}
          source={source}
          value={value}
          onChange={(found) => onChange?.(found)}
        />
      )}
    </div>
  );
}
