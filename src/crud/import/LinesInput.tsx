import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { download } from '../list/exportCsv';
import type { ControlProps, Field } from '../field/field';
import { required } from '../field/rules';
import styles from './import.module.css';
import { readTable } from './readTable';
import type { Table } from './readTable';
import { columnsIn, linesOf, templateOf } from './shape';
import type { CsvLine, CsvShape } from './shape';

interface LinesInputProps<Column extends string> extends ControlProps<CsvLine<Column>[]> {
  shape: CsvShape<Column>;
}

/** The first cell whose number its program may have changed, in words; `null` if there is none. */
function doubtfulIn<Column extends string>(shape: CsvShape<Column>, { rows }: Table) {
  const [head] = rows;
  const columns = columnsIn(shape, head) ?? [];
  for (const { line, doubtful = [] } of rows) {
    const column = columns.find((_, at) => doubtful.includes(at));
    if (column !== undefined) return { line, column };
  }
  return null;
}

/** Input for the lines of a file, with a link to the template. */
function LinesInput<Column extends string>(props: LinesInputProps<Column>) {
  const { id, value, onChange, disabled = false, shape } = props;
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [told, setTold] = useState('');

  function problemOf(table: Table | null, lines: CsvLine<Column>[] | null): string | null {
    if (!table || !lines?.length) return t('import.badFile', { columns: shape.columns.join(', ') });
    if (lines.length > shape.most) return t('import.tooManyLines', { n: shape.most });
    const cell = doubtfulIn(shape, table);
    return cell && t('import.doubtful', cell);
  }

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    const table = file ? await readTable(await file.arrayBuffer()) : null;
    const lines = table && linesOf(shape, table.rows);
    // Without this, the browser reports no change when the corrected file is chosen again.
    target.value = '';
    const problem = problemOf(table, lines);
    setRefused(problem);
    setTold(
      [visibleText(file?.name ?? ''), t('import.lines', { n: lines?.length ?? 0 }), table?.format].join(
        ' · ',
      ),
    );
    onChange?.(problem === null && lines ? lines : undefined);
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
        accept=".csv,text/csv,.xlsx"
        aria-label={t('import.file')}
        onChange={(event) => void take(event)}
      />
      <Button
        type="link"
        onClick={() => download(`${shape.file}.csv`, templateOf(shape), 'text/csv;charset=utf-8')}
      >
        {t('import.template')}
      </Button>
      {value ? <output>{told}</output> : null}
      {refused ? (
        <span role="alert" className={styles.bad}>
          {refused}
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
  draft: 'never',
});
