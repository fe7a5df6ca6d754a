import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { Call } from '@/contract/call';
import { readShape } from '@/contract/field/read';
import type { Field, Shape } from '@/contract/field/field';
import type { ControlProps, FormField, FormValues } from '@/crud/field/field';
import { CheckTable } from '@/crud/import/CheckTable';
import { chosenOf } from '@/crud/import/checked';
import type { CheckedLine, Chosen } from '@/crud/import/checked';
import { problemFile } from '@/crud/import/problemFile';
import type { CsvLine, CsvShape } from '@/crud/import/shape';
import type { Column } from '@/crud/list/column';
import { download } from '@/crud/list/exportCsv';
import { useT } from '@/i18n';
import { FailureBar } from '@/ui/feedback/FailureBar';
import styles from '@/crud/import/import.module.css';
import { renderField } from './cells';
import { fieldColumn } from './column';

/** A call that says what an import would do with each line. */
export type CheckCall<Row> = Call & { body: Shape; answer: { rows: Field<'records', Row[]> } };

/** What a check needs besides the file. */
export interface CheckTerms<Row extends CheckedLine> {
  resource: string;
  check: CheckCall<Row>;
  columns: readonly ((keyof Row & string) | Column<Row>)[];
  /** The column of the table that shows a column of the file under another name. */
  places?: Readonly<Record<string, string>> | undefined;
  totals?: ((rows: readonly Row[]) => ReactNode) | undefined;
  shape: CsvShape<string>;
  /** What a column of the file is called. */
  titleOf: (name: string) => string;
  /** True: a line that looks the same as something else can be sent if the operator says so. */
  mayRepeat: boolean;
}

const NAME = 'checked';

/** What is checked: the body of the check, from the values of the form; `null` while one is missing. */
function bodyOf(check: Pick<CheckCall<unknown>, 'body'>, values: FormValues) {
  const body = readShape(check.body, values);
  return body && !body.unreadable && Array.isArray(values['rows']) ? body : null;
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' && value !== null && 'good' in value && 'again' in value;

/** The lines of the form that are sent, those marked that repeat something else. */
export function chosenRows(values: FormValues): object[] {
  const { [NAME]: chosen, rows } = values;
  if (!isChosen(chosen) || !Array.isArray(rows)) return [];
  const lines: CsvLine<string>[] = rows;
  const [good, again] = [new Set(chosen.good), new Set(chosen.again)];
  return lines
    .filter(({ line }) => good.has(line) || again.has(line))
    .map((row) => (again.has(row.line) ? { ...row, again: 1 } : row));
}

/** The column of a field of the answer, drawn by its kind. */
function columnOf<Row extends CheckedLine>({ resource, check }: CheckTerms<Row>, name: string): Column<Row> {
  const { shape = {} } = check.answer.rows.options;
  const { key, label, width, align } = fieldColumn({ name: resource, shape }, name);
  const field = shape[name];
  return { key, label, width, align, cell: (row) => field && renderField(field, row, { resource, name }) };
}

function Check<Row extends CheckedLine>({
  value,
  onChange,
  terms,
}: ControlProps<Chosen> & { terms: CheckTerms<Row> }) {
  const { resource, check, columns, places, totals, shape, titleOf, mayRepeat } = terms;
  const t = useT();
  const form = Form.useFormInstance<FormValues>();
  const values: FormValues = Form.useWatch([], form) ?? {};
  const body = bodyOf(check, values);
  const asked = JSON.stringify(body);
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'check', asked],
    queryFn: async ({ signal }) => {
      const answer = await send<Call>(check, body ?? {}, { signal });
      return readShape({ rows: check.answer.rows }, answer)?.rows ?? [];
    },
    enabled: body !== null,
    gcTime: 0,
  });
  const lines = body === null ? undefined : data;

  // The choice belongs to one answer; each new answer starts from the default choice.
  useEffect(() => {
    onChange?.(lines && chosenOf(asked, lines));
    // The form passes another function each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lines, asked]);

  if (body === null) return <output className={styles.hint}>{t('import.checkFirst')}</output>;
  if (error instanceof ApiError) return <FailureBar error={error} retry={() => void refetch()} />;
  if (!lines || !value) return <output>{t('import.checking')}</output>;
  const sent = new Set([...value.good, ...value.again]);
  const rows: CsvLine<string>[] = Array.isArray(values['rows']) ? values['rows'] : [];
  return (
    <div className={styles.checked}>
      <CheckTable
        lines={lines}
        columns={columns.map((item) => (typeof item === 'string' ? columnOf<Row>(terms, item) : item))}
        places={places}
        chosen={value}
        onAgain={mayRepeat ? (again) => onChange?.({ ...value, again }) : undefined}
        onDownload={() =>
          download(
            `${shape.file}_problems.csv`,
            problemFile(shape, rows, lines, t, titleOf),
            'text/csv;charset=utf-8',
          )
        }
      />
      {totals?.(lines.filter(({ line }) => sent.has(line)))}
    </div>
  );
}

/** The field that shows what the import would do, and holds the lines that will be sent. */
export function checkField<Row extends CheckedLine>(terms: CheckTerms<Row>): FormField {
  return {
    name: NAME,
    label: { keys: ['import.check'], fallback: NAME },
    control: <Check terms={terms} />,
    rules: [
      (value, t, all) => {
        const checked = JSON.stringify(bodyOf(terms.check, all));
        if (!isChosen(value) || value.checked !== checked) return t('import.wait');
        return value.good.length + value.again.length > 0 ? null : t('import.nothing');
      },
    ],
    draft: 'never',
  };
}
