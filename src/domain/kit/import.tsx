import { ImportOutlined } from '@ant-design/icons';
import { readShape } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import type { Field, Shape, ValueOf } from '@/contract/field/field';
import { imported } from '@/contract/block/imported';
import type { PageQuery } from '@/contract/filter';
import type { Resource } from '@/contract/resource';
import type { ScreenAction } from '@/crud/action/screenAction';
import type { Field as FormField } from '@/crud/field/field';
import { ImportResult } from '@/crud/import/ImportResult';
import { linesField } from '@/crud/import/LinesInput';
import { loadMessages } from '@/i18n';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { load } from '@/ui/load/load';
import { actionKit } from './action';
import type { Writing } from './ask';
import type { FormFieldMaker } from './formFields';

/** A body that contains the lines of a file. */
type Rows = Shape & { rows: Field<'records'> };

/** The columns of a file according to the contract. Line numbers are counted, not read. */
type Line<S extends Rows> =
  ValueOf<S['rows']> extends (infer One)[] ? Omit<One, 'line' | 'unreadable'> : never;

interface ImportOptions<S extends Rows, A extends typeof imported & Shape> {
  call: Writing<S> & { answer: A };
  label: Key;
  /** Text above the form; `{{n}}` is the maximum number of lines. */
  text: Key;
  /** Name of the template. */
  file: string;
  /** The example line of the template; its keys are the columns, in this order. */
  example: Line<S> & Readonly<Record<string, string>>;
  /** Further form fields before and after the field of the file. */
  fields?: (field: FormFieldMaker<S>, file: FormField) => readonly FormField[];
  /** The result as one sentence. */
  tell: (answer: Readable<A>, t: Translate) => string;
}

/** Creates many records from a file, and afterwards shows the errors by line. */
export function importAction<S extends Rows, A extends typeof imported & Shape>(
  resource: Resource,
  { call, label, text, file, example, fields, tell }: ImportOptions<S, A>,
): ScreenAction<PageQuery> {
  const { max: most = 500 } = call.body.rows.options;
  const chosen = linesField({ columns: Object.keys(example), example, most, file });
  const action = actionKit(resource).bar.ask<S, A>({
    name: 'import',
    call,
    label,
    icon: <ImportOutlined />,
    text: (_, t) => t(text, { n: most }),
    fields: (field) => fields?.(field, chosen) ?? [chosen],
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
