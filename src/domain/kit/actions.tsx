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
import { bulkLimit } from '@/crud/action/bulkLimit';

/** What the ready-made actions may be told: another label, and when they are on. */
interface ActionOverrides<Subject> {
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
      detail: (overrides: ActionOverrides<Row> = {}): RowAction<Row> => ({
        name: 'detail',
        label: 'crud.detail',
        icon: <EyeOutlined />,
        permission: permissions.list,
        ...overrides,
        perform: (row, context) => context.detail(row),
      }),
      edit: (overrides: ActionOverrides<Row> = {}): RowAction<Row> => ({
        name: 'edit',
        label: 'crud.edit',
        icon: <EditOutlined />,
        permission: permissions.edit ?? '',
        ...overrides,
        perform: (row, context) => context.edit(row),
      }),
      /** Goes to another screen's list, narrowed down to what belongs to the row. */
      link: (
        name: string,
        label: Key,
        { to, ...overrides }: ActionOverrides<Row> & { permission: string; to: (row: Row) => string },
      ): RowAction<Row> => ({
        name,
        label,
        icon: <LinkOutlined />,
        ...overrides,
        perform: (row) => goTo(to(row)),
      }),
      /** Asks by name first. */
      remove: (overrides: ActionOverrides<Row> = {}): RowAction<Row> => ({
        name: 'remove',
        label: 'crud.remove',
        icon: <DeleteOutlined />,
        danger: true,
        permission: permissions.remove ?? '',
        ...overrides,
        perform: async (row, context) => {
          const text = context.t('crud.confirmRemove', { name: context.getRowTitle(row) });
          if (!(await context.confirm({ text, danger: true }))) return;
          await context.run([row], () => remove([row]), 'crud.removed');
        },
      }),
    },
    bulk: {
      /** Of so many records as the server takes at once. */
      remove: ({ disabledReason, ...overrides }: ActionOverrides<readonly Row[]> = {}): BulkAction<Row> => ({
        name: 'remove',
        label: 'crud.remove',
        icon: <DeleteOutlined />,
        danger: true,
        permission: permissions.remove ?? '',
        ...overrides,
        disabledReason: (rows, t) => bulkLimit(rows, t) ?? disabledReason?.(rows, t) ?? null,
        perform: async (rows, context) => {
          const text = context.t('crud.confirmRemoveMany', { n: rows.length });
          if (!(await context.confirm({ text, danger: true }))) return;
          await context.run(rows, () => remove(rows), 'crud.removed');
        },
      }),
    },
    bar: {
      create: (overrides: ActionOverrides<Query> = {}): BarAction<Row, Query> => ({
        name: 'create',
        label: 'crud.create',
        icon: <PlusOutlined />,
        primary: true,
        permission: permissions.add ?? '',
        ...overrides,
        perform: (_, context) => context.edit(),
      }),
      /** All rows of the filter in force, in the columns on screen; more than 10,000 the server refuses. */
      exportCsv: (overrides: ActionOverrides<Query> = {}): BarAction<Row, Query> => ({
        name: 'exportCsv',
        label: 'crud.exportCsv',
        icon: <DownloadOutlined />,
        permission: permissions.exportCsv ?? '',
        ...overrides,
        perform: async (query, context) => {
          if (resource.exportRows) await context.download(await resource.exportRows(query));
        },
      }),
    },
  };
}
