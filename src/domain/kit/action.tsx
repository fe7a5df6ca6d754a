import {
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  EyeOutlined,
  LinkOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import type { ReactElement } from 'react';
import { permissionOf } from '@/api/call';
import { fetchRecord } from '@/api/records';
import { isId } from '@/contract/field/brands';
import type { Shape } from '@/contract/field/field';
import type { PageQuery } from '@/contract/filter';
import type { MoveName } from '@/contract/flow';
import type { CallName, Resource, RowOf } from '@/contract/resource';
import type { Key } from '@/i18n/keys';
import { bulkLimit } from '@/crud/action/bulkLimit';
import type { Dialog } from '@/crud/action/dialog';
import type { ScreenAction, ScreenContext } from '@/crud/action/screenAction';
import { linkTo } from '@/services/links';
import type { LinkParams } from '@/services/links';
import { goTo } from '@/services/navigation';
import { askAction } from './ask';
import type { AskOptions, AskTarget } from './askOptions';
import { writtenOf } from './compose';
import { moveAction } from './move';
import type { MoveOptions } from './move';
import { sortAction } from './sort';
import { titleOf } from './title';
import { writingOf } from './writing';
import type { Answer, BodyShape } from './writing';

/** Properties of a standard action that a screen may replace. */
type Overrides<Subject> = Partial<
  Pick<ScreenAction<Subject>, 'label' | 'icon' | 'visible' | 'disabledReason' | 'primary'>
>;

/** Options of a standard write, which has its own call and label. */
type Known<S extends Shape, Subject> = Omit<AskOptions<S, Subject>, 'call' | 'label'> & { label?: Key };

/** An action that opens a dialog or drawer and sends nothing itself. */
interface OpenOptions<Subject> extends Overrides<Subject> {
  name: string;
  label: Key;
  /** The permission that is needed; every operator may open it without one. */
  permission?: string | null;
}

/** A resource with a screen of its own. */
type Linked = Pick<Resource, 'name'> & Required<Pick<Resource, 'view'>>;

/** Most records of one call; `undefined` where its body does not say. */
const mostOf = (body: Shape): number | undefined => body['ids']?.options.max;

/** The actions of one resource. */
export function actionKit<R extends Resource>(resource: R) {
  type Row = RowOf<R>;
  const { name: resourceName, row: shape, calls } = resource;
  const base = {
    resource: resourceName,
    shape,
    titleOf: (row: object) => titleOf(resource, row),
    of: resource,
  };
  const one: AskTarget<Row> = { ...base, rowsOf: (row) => [row], isBulk: false };
  const many: AskTarget<readonly Row[]> = { ...base, rowsOf: (rows) => rows, isBulk: true };
  const none: AskTarget<PageQuery> = { ...base, rowsOf: () => [], isBulk: false };

  const writing = <N extends string>(verb: N) => writingOf<R, N>(resource, verb);

  const idOf = (row: Row) => {
    const { id } = writtenOf(row);
    return isId(id) ? id : null;
  };

  const permission = (verb: CallName<R>): string | null => {
    const call = calls[verb];
    return call ? permissionOf(call) : '';
  };

  const open =
    <Subject,>() =>
    (
      { name, label, permission: needed = null, ...overrides }: OpenOptions<Subject>,
      render: (subject: Subject, dialog: Dialog, context: ScreenContext) => ReactElement,
    ): ScreenAction<Subject> => ({
      name,
      label,
      permission: needed,
      ...overrides,
      perform: (subject, context) => context.show((dialog) => render(subject, dialog, context), name),
    });

  return {
    /** The permission that allows one of the resource's calls. */
    permission,
    row: {
      ask: <S extends Shape, A extends Answer = undefined>(options: AskOptions<S, Row, A>) =>
        askAction(one, options),
      /** Makes a move of the record's flow. */
      move: <N extends MoveName<R>>(moves: N | readonly N[], options: MoveOptions<R, N, Row>) =>
        moveAction<R, N, Row>(resource, moves, options),
      /** Opens a dialog or drawer of the screen's own. */
      open: open<Row>(),
      /** Needs no permission of its own: operators who may list the records may read each of them. */
      detail: (overrides: Overrides<Row> = {}): ScreenAction<Row> => ({
        name: 'detail',
        label: 'crud.detail',
        icon: <EyeOutlined />,
        permission: permissionOf(calls.list),
        ...overrides,
        perform: (row, { openDetail }) => {
          const id = idOf(row);
          if (id !== null) openDetail(id, base.titleOf(row));
        },
      }),
      /** Opens the record at what has happened to it, with before and after of each change. */
      history: (): ScreenAction<Row> => ({
        name: 'history',
        label: 'crud.history',
        hotkey: 'H',
        permission: permissionOf(calls.list),
        staffOnly: true,
        perform: (row, { openDetail }) => {
          const id = idOf(row);
          if (id !== null) openDetail(id, base.titleOf(row), 'history');
        },
      }),
      /** Edits the record as it is now, not as the list shows it. */
      edit: (options: Partial<Known<BodyShape<R, 'edit'>, Row>> = {}): ScreenAction<Row> =>
        askAction(one, {
          label: 'crud.edit',
          icon: <EditOutlined />,
          drawer: true,
          fields: {},
          load: async (row) => {
            const id = idOf(row);
            return id !== null && calls['get'] ? fetchRecord(resource, id) : row;
          },
          ...options,
          call: writing('edit'),
        }),
      /** Asks for confirmation with the record's title first. */
      remove: (options: Partial<Known<BodyShape<R, 'remove'>, Row>> = {}): ScreenAction<Row> =>
        askAction(one, {
          name: 'remove',
          label: 'crud.remove',
          icon: <DeleteOutlined />,
          danger: true,
          text: (row, t) => t('crud.confirmRemove', { name: base.titleOf(row) }),
          done: 'crud.removed',
          ...options,
          call: writing('remove'),
        }),
      /**
       * Opens the screen of another resource; hidden if the operator's menu has no such screen.
       * @param params filters of that screen; `null` for a record without a link
       */
      link: (
        { name, view }: Linked,
        label: Key,
        params: (row: Row) => LinkParams | null,
        overrides: Overrides<Row> = {},
      ): ScreenAction<Row> => {
        const addressFor = (row: Row): string | null => {
          const filters = params(row);
          return filters && linkTo(view, filters);
        };
        return {
          name,
          label,
          icon: <LinkOutlined />,
          permission: null,
          ...overrides,
          visible: (row, viewer) => addressFor(row) !== null && (overrides.visible?.(row, viewer) ?? true),
          perform: (row) => {
            const to = addressFor(row);
            if (to !== null) void goTo(to);
          },
        };
      },
    },
    bulk: {
      /** A write for several selected records, at most as many as the server accepts at once. */
      ask: <S extends Shape, A extends Answer = undefined>(
        options: AskOptions<S, readonly Row[], A>,
      ): ScreenAction<readonly Row[]> =>
        askAction(many, {
          ...options,
          disabledReason: (rows, t, viewer) =>
            bulkLimit(rows, t, mostOf(options.call.body)) ??
            options.disabledReason?.(rows, t, viewer) ??
            null,
        }),
      open: open<readonly Row[]>(),
      remove: (options: Partial<Known<BodyShape<R, 'remove'>, readonly Row[]>> = {}) =>
        askAction<BodyShape<R, 'remove'>, readonly Row[], Answer>(many, {
          name: 'remove',
          label: 'crud.remove',
          icon: <DeleteOutlined />,
          danger: true,
          text: (rows, t) => t('crud.confirmRemoveMany', { n: rows.length }),
          done: 'crud.removed',
          ...options,
          disabledReason: (rows, t, viewer) =>
            bulkLimit(rows, t) ?? options.disabledReason?.(rows, t, viewer) ?? null,
          call: writing('remove'),
        }),
    },
    bar: {
      ask: <S extends Shape, A extends Answer = undefined>(options: AskOptions<S, PageQuery, A>) =>
        askAction(none, options),
      open: open<PageQuery>(),
      create: (options: Partial<Known<BodyShape<R, 'add'>, PageQuery>> = {}): ScreenAction<PageQuery> =>
        askAction(none, {
          name: 'create',
          label: 'crud.create',
          icon: <PlusOutlined />,
          primary: true,
          drawer: true,
          fields: {},
          ...options,
          call: writing('add'),
        }),
      /** Sets the order in which members see the records. */
      sort: (): ScreenAction<PageQuery> => sortAction(resource, writing('sort')),
      /** Exports all rows of the present filter with the visible columns. */
      exportCsv: (overrides: Overrides<PageQuery> = {}): ScreenAction<PageQuery> => ({
        name: 'exportCsv',
        label: 'crud.exportCsv',
        icon: <DownloadOutlined />,
        permission: permission('export'),
        ...overrides,
        perform: (query, { exportCsv }) => exportCsv(query),
      }),
    },
  };
}
