import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { download } from '../list/exportCsv';
import type { ControlProps, FormField } from '../field/field';
import { required } from '../field/rules';
import styles from './import.module.css';
import { readHead } from './heads';
import type { Head, Titles } from './heads';
import { LARGEST_FILE, readTable } from './readTable';
import { linesOf, templateOf } from './shape';
import type { CsvLine, CsvShape } from './shape';
import type { TableRow } from './tableRow';

interface LinesInputProps extends ControlProps<CsvLine<string>[]> {
  shape: CsvShape<string>;
  titles: () => Promise<Titles>;
  titleOf: (name: string) => string;
}

/** The first cell whose number its program may have changed; `null` if there is none. */
function doubtfulIn({ columns }: Head, rows: readonly TableRow[]) {
  for (const { line, doubtful = [] } of rows) {
    const column = columns.find((name, at) => name !== undefined && doubtful.includes(at));
    if (column !== undefined) return { line, column };
  }
  return null;
}

/** Sentences for files that cannot be read. */
const UNREADABLE = {
  size: 'import.size',
  unpacked: 'import.unpacked',
  outside: 'import.outside',
  cells: 'import.cells',
  text: 'import.longText',
} as const;

/** Input for the lines of a file, with a link to the template. */
function LinesInput({ id, value, onChange, disabled = false, shape, titles, titleOf }: LinesInputProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [told, setTold] = useState('');

  const listed = (names: readonly string[]) => names.map(visibleText).join(t('crud.comma'));
  const badFile = () => t('import.badFile', { columns: listed(shape.columns.map(titleOf)) });

  function problemOf(head: Head, rows: readonly TableRow[]): string | null {
    const columns = listed(head.missing.map(titleOf));
    if (head.missing.length === shape.columns.length) return badFile();
    if (columns !== '' && head.unknown.length > 0)
      return t('import.missingUnknown', { columns, unknown: listed(head.unknown) });
    if (columns !== '') return t('import.missing', { columns });
    if (head.twice.length > 0) return t('import.twice', { columns: listed(head.twice.map(titleOf)) });
    if (rows.length === 0) return t('import.noLines');
    if (rows.length > shape.most) return t('import.tooManyLines', { n: shape.most });
    const cell = doubtfulIn(head, rows);
    return cell && t('import.doubtful', { line: cell.line, column: titleOf(cell.column) });
  }

  /** The lines of a file, or what is wrong with it; and what there is to say about it. */
  async function read(file: File): Promise<{ lines?: CsvLine<string>[]; problem?: string; notes: string[] }> {
    const name = visibleText(file.name);
    const table = await readTable(file);
    if ('why' in table) {
      const { why, at = '' } = table;
      const problem =
        why === 'format'
          ? badFile()
          : t(UNREADABLE[why], { at: visibleText(at), n: LARGEST_FILE / 1024 / 1024 });
      return { problem, notes: [name] };
    }
    const [first, ...rows] = table.rows;
    const head = readHead(shape.columns, shape.optional ?? [], await titles(), first);
    const problem = problemOf(head, rows);
    if (problem !== null) return { problem, notes: [name] };
    const lines = linesOf(shape, head, rows);
    const unread = head.unknown.length > 0 ? [t('import.notRead', { columns: listed(head.unknown) })] : [];
    return { lines, notes: [name, t('import.lines', { n: lines.length }), table.format, ...unread] };
  }

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    const { lines, problem, notes } = await read(file);
    // Without this, the browser reports no change when the corrected file is chosen again.
    target.value = '';
    setRefused(problem ?? null);
    setTold(notes.join(' · '));
    onChange?.(lines);
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
        onClick={() => download(`${shape.file}.csv`, templateOf(shape, titleOf), 'text/csv;charset=utf-8')}
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

/**
 * The field `rows` of an import.
 * @param titles what the columns are called in all languages, fetched with the first file
 * @param titleOf what a column is called in the current one
 */
export const linesField = (
  shape: CsvShape<string>,
  titles: () => Promise<Titles>,
  titleOf: (name: string) => string,
): FormField => ({
  name: 'rows',
  label: { keys: ['import.file'], fallback: 'rows' },
  control: <LinesInput shape={shape} titles={titles} titleOf={titleOf} />,
  rules: [required],
  draft: 'never',
});
