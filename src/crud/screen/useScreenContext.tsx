import { ActionButtons } from '../action/ActionButtons';
import type { ScreenAction, ScreenContext } from '../action/screenAction';
import { useOfferedActions } from '../action/useOfferedActions';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { fetchRecord } from '@/api/records';
import { readShape } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import type { DetailOf, Resource, RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { useConfirm } from '../action/useConfirm';
import { useDialogs } from '../action/useDialogs';
import { useViewer } from '../action/useViewer';
import { DetailDrawer } from '../detail/DetailDrawer';
import type { Section } from '../detail/section';
import type { Column } from '../list/column';
import { ExportDialog } from './ExportDialog';

interface RecordFootProps<Row> {
  /** Title of the record. */
  title: string;
  actions: readonly ScreenAction<Row>[];
  row: Row;
  context: ScreenContext;
  resource: string;
  id: string;
}

/** The actions of the open record, at the foot of its drawer and in the command palette. */
function RecordFoot<Row>({ title, actions, row, context, resource, id }: RecordFootProps<Row>) {
  useOfferedActions({ record: title, actions, subject: row, context });
  return <ActionButtons actions={actions} subject={row} context={context} resource={resource} ids={[id]} />;
}

interface ScreenContextOptions<R extends Resource> {
  resource: R;
  /** The columns of an export; those on screen. */
  columns?: readonly Column<RowOf<R>>[];
  /** Actions at the foot of the detail drawer. */
  actions?: readonly ScreenAction<RowOf<R>>[];
  /** What the detail drawer shows. */
  sections?: readonly Section<DetailOf<R>>[];
  /** Called after a successful write. */
  onWritten?: () => void;
}

const NONE: readonly never[] = [];

/** Actions that open the drawer, which does not offer them itself. */
const READING: readonly string[] = ['detail', 'history'];

const ignore = () => undefined;

/** The row part of a record: actions are defined for rows. */
function rowOf<R extends Resource>({ row: shape, name }: R, record: object & Marked): RowOf<R> {
  const row = readShape<R['row']>(shape, record);
  if (!row) throw new Error(`${name} is no record`);
  return { ...row, unreadable: record.unreadable };
}

/**
 * Creates the context of the actions of one screen, or of a part of it.
 * @returns the context, the element that draws the dialogs they open, and whether one is open
 */
export function useScreenContext<R extends Resource>(
  options: ScreenContextOptions<R>,
): [ScreenContext, ReactNode, boolean] {
  const { resource, columns = NONE, actions = NONE, sections = NONE, onWritten = ignore } = options;
  const t = useT();
  const client = useQueryClient();
  const confirm = useConfirm();
  const viewer = useViewer();
  const [show, dialogs, isCovered] = useDialogs();

  const context = useMemo(() => {
    const self: ScreenContext = {
      client,
      t,
      viewer,
      show,
      confirm,
      onWritten,
      openDetail: (id, title, at) =>
        show(
          (dialog) => (
            <DetailDrawer
              {...dialog}
              name={resource.name}
              id={id}
              title={t('crud.detailOf', { name: title })}
              sections={sections}
              at={at}
              load={(signal) => fetchRecord(resource, id, signal)}
              renderFoot={(record) =>
                record ? (
                  <RecordFoot
                    title={title}
                    actions={actions.filter(({ name }) => !READING.includes(name))}
                    row={rowOf(resource, record)}
                    context={self}
                    resource={resource.name}
                    id={id}
                  />
                ) : null
              }
            />
          ),
          `detail ${id}`,
        ),
      exportCsv: (query) =>
        show(
          (dialog) => <ExportDialog {...dialog} resource={resource} query={query} columns={columns} />,
          'export',
        ),
    };
    return self;
  }, [actions, client, columns, confirm, onWritten, resource, sections, show, t, viewer]);

  return [context, dialogs, isCovered];
}
