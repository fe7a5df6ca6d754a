import { ImportOutlined } from '@ant-design/icons';
import type { ReactElement } from 'react';
import { loadMessages } from '@/i18n';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { load } from '@/ui/load/load';
import type { BarAction, Dialog } from '../action/action';
import { ImportResult } from './ImportResult';
import type { Imported } from './ImportResult';

/** One way to import. */
interface Import<Answer extends Imported> {
  label: Key;
  permission: string;
  /** The form: `linesField` of a shape and what else is asked. It tells what came of it. */
  render: (dialog: Dialog & { onImported: (answer: Answer) => void }) => ReactElement;
  /** What came of it, in one sentence. */
  tell: (answer: Answer, t: Translate) => string;
}

/** Many records from a file: its form, and afterwards what is wrong with which line. */
export const importAction = <Row extends object, Query, Answer extends Imported>({
  label,
  permission,
  render,
  tell,
}: Import<Answer>): BarAction<Row, Query> => ({
  name: 'import',
  label,
  icon: <ImportOutlined />,
  permission,
  perform: async (_, { show, t }) => {
    await load(() => loadMessages('csvImport'));
    show((dialog) =>
      render({
        ...dialog,
        onImported: (answer) =>
          show((after) => <ImportResult {...after} answer={answer} text={tell(answer, t)} />),
      }),
    );
  },
});
