import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { decodeText } from '@/lib/decodeText';
import { visibleText } from '@/lib/text';
import { download } from '../list/exportCsv';
import type { ControlProps, Field } from '../field/field';
import { required } from '../field/rules';
import styles from './import.module.css';
import { linesOf, templateOf } from './shape';
import type { CsvLine, CsvShape } from './shape';

interface LinesInputProps<Column extends string> extends ControlProps<CsvLine<Column>[]> {
  shape: CsvShape<Column>;
}

/** Input for the lines of a file, with a link to the template. */
function LinesInput<Column extends string>(props: LinesInputProps<Column>) {
  const { id, value, onChange, disabled = false, shape } = props;
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Key | null>(null);
  const [name, setName] = useState('');

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    const text = file ? decodeText(await file.arrayBuffer()) : null;
    const lines = text === null ? null : linesOf(shape, text);
    // Without this, the browser reports no change when the corrected file is chosen again.
    target.value = '';
    const tooMany = lines !== null && lines.length > shape.most;
    const wrong = !lines?.length ? 'import.badFile' : tooMany ? 'import.tooManyLines' : null;
    setRefused(wrong);
    setName(file?.name ?? '');
    onChange?.(wrong || !lines ? undefined : lines);
  }

  return (
    <div className={styles.file}>
      <Button id={id ?? ''} disabled={disabled} onClick={() => input.current?.click()}>
        {t('import.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.picker}
        accept=".csv,text/csv"
        aria-label={t('import.file')}
        onChange={(event) => void take(event)}
      />
      <Button
        type="link"
        onClick={() => download(`${shape.file}.csv`, templateOf(shape), 'text/csv;charset=utf-8')}
      >
        {t('import.template')}
      </Button>
      {value ? (
        <output>{[visibleText(name), t('import.lines', { n: value.length })].join(' · ')}</output>
      ) : null}
      {refused ? (
        <span role="alert" className={styles.bad}>
          {t(refused, { n: shape.most, columns: shape.columns.join(', ') })}
        </span>
      ) : null}
    </div>
  );
}

/** The field `rows` of an import. */
export const linesField = <Column extends string>(shape: CsvShape<Column>): Field => ({
  name: 'rows',
  label: { keys: ['import.file'], fallback: 'rows' },
  control: <LinesInput shape={shape} />,
  rules: [required],
});
