import {
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  EyeOutlined,
  LinkOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Resource } from '@/api/resource';
import type { PageQuery } from '@/api/types';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { goTo } from '@/services/navigation';
import type { BarAction, BulkAction, RowAction } from '@/crud/action/action';
import { idOf } from '@/crud/list/rowId';
import { tooMany } from '@/crud/action/tooMany';

/** What the ready-made actions may be told: another label, and when they are on. */
interface Told<Subject> {
  label?: Key;
  icon?: ReactNode;
  visible?: (subject: Subject) => boolean;
  disabledReason?: (subject: Subject, t: Translate) => string | null;
}

/** The actions every resource may have. One whose call the resource lacks is never shown. */
export function actionKit<
  Row extends object,
  Query extends PageQuery,
  Detail extends object,
  Draft extends object,
  Edit extends object,
  Summary,
>(resource: Resource<Row, Query, Detail, Draft, Edit, Summary>) {
  const { permissions } = resource;
  const remove = async (rows: readonly Row[]) => resource.remove?.(rows.map((row) => idOf(resource, row)));

  return {
    row: {
      /** Whoever may list the records may read each of them. */
      detail: (told: Told<Row> = {}): RowAction<Row> => ({
        name: 'detail',
        label: 'crud.detail',
        icon: <EyeOutlined />,
        permission: permissions.list,
        ...told,
        perform: (row, tools) => tools.detail(row),
      }),
      edit: (told: Told<Row> = {}): RowAction<Row> => ({
        name: 'edit',
        label: 'crud.edit',
        icon: <EditOutlined />,
        permission: permissions.edit ?? '',
        ...told,
        perform: (row, tools) => tools.edit(row),
      }),
      /** Goes to another screen's list, narrowed down to what belongs to the row. */
      link: (
        name: string,
        label: Key,
        { to, ...told }: Told<Row> & { permission: string; to: (row: Row) => string },
      ): RowAction<Row> => ({
        name,
        label,
        icon: <LinkOutlined />,
        ...told,
        perform: (row) => goTo(to(row)),
      }),
      /** Asks by name first. */
      remove: (told: Told<Row> = {}): RowAction<Row> => ({
        name: 'remove',
        label: 'crud.remove',
        icon: <DeleteOutlined />,
        danger: true,
        permission: permissions.remove ?? '',
        ...told,
        perform: async (row, tools) => {
          const text = tools.t('crud.confirmRemove', { name: tools.nameOf(row) });
          if (!(await tools.confirm({ text, danger: true }))) return;
          await tools.run([row], () => remove([row]), 'crud.removed');
        },
      }),
    },
    bulk: {
      /** Of so many records as the server takes at once. */
      remove: ({ disabledReason, ...told }: Told<readonly Row[]> = {}): BulkAction<Row> => ({
        name: 'remove',
        label: 'crud.remove',
        icon: <DeleteOutlined />,
        danger: true,
        permission: permissions.remove ?? '',
        ...told,
        disabledReason: (rows, t) => tooMany(rows, t) ?? disabledReason?.(rows, t) ?? null,
        perform: async (rows, tools) => {
          const text = tools.t('crud.confirmRemoveMany', { n: rows.length });
          if (!(await tools.confirm({ text, danger: true }))) return;
          await tools.run(rows, () => remove(rows), 'crud.removed');
        },
      }),
    },
    bar: {
      create: (told: Told<Query> = {}): BarAction<Row, Query> => ({
        name: 'create',
        label: 'crud.create',
        icon: <PlusOutlined />,
        primary: true,
        permission: permissions.add ?? '',
        ...told,
        perform: (_, tools) => tools.edit(),
      }),
      /** All rows of the filter in force, in the columns on screen; more than 10,000 the server refuses. */
      exportCsv: (told: Told<Query> = {}): BarAction<Row, Query> => ({
        name: 'exportCsv',
        label: 'crud.exportCsv',
        icon: <DownloadOutlined />,
        permission: permissions.exportCsv ?? '',
        ...told,
        perform: async (query, tools) => {
          if (resource.exportRows) await tools.download(await resource.exportRows(query));
        },
      }),
    },
  };
}
