import { ImportOutlined } from '@ant-design/icons';
import { readShape } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import type { Field, Shape, ValueOf } from '@/contract/field/field';
import { imported } from '@/contract/block/imported';
import type { PageQuery } from '@/contract/filter';
import type { Resource } from '@/contract/resource';
import type { ScreenAction } from '@/crud/action/screenAction';
import type { FormField } from '@/crud/field/field';
import type { CheckedLine } from '@/crud/import/checked';
import { ImportResult } from '@/crud/import/ImportResult';
import { linesField } from '@/crud/import/LinesInput';
import type { CsvShape } from '@/crud/import/shape';
import { loadMessages } from '@/i18n';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { load } from '@/ui/load/load';
import { actionKit } from './action';
import type { Writing } from './writing';
import { checkField, chosenRows } from './importCheck';
import type { CheckTerms } from './importCheck';
import { importTitle, importTitles } from './importTitles';
import type { FormFieldMaker } from './formFields';

/** A body that contains the lines of a file. */
type Rows = Shape & { rows: Field<'records'> };

/** The columns of a file according to the contract. Line numbers are counted, not read. */
type Line<S extends Rows> =
  ValueOf<S['rows']> extends (infer One)[] ? Omit<One, 'line' | 'again' | 'unreadable'> : never;

interface ImportOptions<S extends Rows, A extends typeof imported & Shape, Row extends CheckedLine>
  extends
    Pick<CsvShape<string>, 'optional' | 'amounts'>,
    Pick<CheckTerms<Row>, 'check' | 'columns' | 'places' | 'totals'> {
  call: Writing<S> & { answer: A };
  label: Key;
  /** Text above the form; `{{n}}` is the maximum number of lines. */
  text: Key;
  /** Name of the template. */
  file: string;
  /** The example line of the template; its keys are the columns, in this order. */
  example: Partial<Line<S>> & Readonly<Record<string, string>>;
  /** Further form fields before and after the field of the file. */
  fields?: (field: FormFieldMaker<S>, file: FormField) => readonly FormField[];
  /** The result as one sentence. */
  tell: (answer: Readable<A>, t: Translate) => string;
}

/**
 * Creates many records from a file. The server checks the file first, and the operator sees each line before anything
 * is written; only lines in order are sent. Afterwards it shows what was refused all the same.
 */
export function importAction<S extends Rows, A extends typeof imported & Shape, Row extends CheckedLine>(
  resource: Resource,
  options: ImportOptions<S, A, Row>,
): ScreenAction<PageQuery> {
  const { call, check, columns, places, totals, label, text, fields, tell } = options;
  const { file, example, optional, amounts } = options;
  const { max: most = 500, shape: rowShape = {} } = call.body.rows.options;
  const shape = { columns: Object.keys(example), example, most, file, optional, amounts };
  const named = { resource, columns: [...shape.columns, ...(optional ?? [])], places };
  const titleOf = (column: string) => importTitle(named, column);
  const chosen = linesField(shape, () => importTitles(named), titleOf);
  const mayRepeat = 'again' in rowShape;
  const checked = checkField({
    resource: resource.name,
    check,
    columns,
    places,
    totals,
    shape,
    titleOf,
    mayRepeat,
  });
  const action = actionKit(resource).bar.ask<S, A>({
    name: 'import',
    call,
    label,
    icon: <ImportOutlined />,
    wide: true,
    text: (_, t) => t(text, { n: most }),
    fields: (field) => [...(fields?.(field, chosen) ?? [chosen]), checked],
    toBody: (values) => ({ rows: chosenRows(values) }),
    done: null,
    onDone: (answer, { show, t }) => {
      const [lines, told] = [readShape(imported, answer), readShape<A>(call.answer, answer)];
      if (!lines || !told) return;
      show((dialog) => <ImportResult {...dialog} answer={lines} text={tell(told, t)} />);
    },
  });
  return {
    ...action,
    perform: async (query, context) => {
      await load(() => loadMessages('csvImport'));
      await action.perform(query, context);
    },
  };
}
