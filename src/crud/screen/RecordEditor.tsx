import type { Resource } from '@/api/resource';
import type { PageQuery } from '@/api/types';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { Dialog } from '../action/action';
import { EditorDrawer } from '../form/EditorDrawer';
import type { Field, FormValues } from '../field/field';
import { idOf } from '../list/rowId';

interface RecordEditorProps<Row extends object, Draft extends object, Edit extends object> extends Dialog {
  resource: Pick<Resource<Row, PageQuery, object, Draft, Edit>, 'name' | 'rowKey' | 'add' | 'edit'>;
  fields: readonly Field[];
  /** Nothing for a new record. */
  row: Row | undefined;
  getRowTitle: (row: Row) => string;
  /** Title without a row. */
  addTitle: Key;
}

/** The form of one resource: `add` for a new record, `edit` with the version it was read in. */
export function RecordEditor<Row extends object, Draft extends object, Edit extends object>(
  props: RecordEditorProps<Row, Draft, Edit>,
) {
  const { resource, fields, row, getRowTitle, addTitle, ...dialog } = props;
  const t = useT();

  async function save(values: FormValues, base: FormValues, requestId: string): Promise<unknown> {
    if (!row) return resource.add?.({ ...values, requestId } as Draft);
    const key = { [resource.rowKey]: idOf(resource, row), version: base['version'] };
    return resource.edit?.({ ...values, ...key } as Edit);
  }

  return (
    <EditorDrawer
      {...dialog}
      name={resource.name}
      title={row ? t('crud.editRecord', { name: getRowTitle(row) }) : t(addTitle)}
      fields={fields}
      record={row}
      id={row && idOf(resource, row)}
      save={save}
      done="crud.saved"
    />
  );
}
