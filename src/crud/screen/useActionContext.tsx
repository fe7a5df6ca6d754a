import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Resource } from '@/api/resource';
import type { PageQuery } from '@/api/types';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { RowAction, ActionContext } from '../action/action';
import type { Column } from '../list/column';
import { downloadCsv } from '../list/exportCsv';
import type { Field } from '../field/field';
import { RecordDetail } from '../detail/RecordDetail';
import { RecordEditor } from './RecordEditor';
import { idOf } from '../list/rowId';
import type { Section } from '../detail/section';
import { showResult } from '../action/showResult';
import { useAction } from '../action/useAction';
import { useConfirm } from '../action/useConfirm';
import { useDialogs } from '../action/useDialogs';

interface ActionContextOptions<
  Row extends object,
  Query extends PageQuery,
  Detail extends object,
  Draft extends object,
  Edit extends object,
  Summary,
> {
  resource: Resource<Row, Query, Detail, Draft, Edit, Summary>;
  /** Those on screen. */
  columns: readonly Column<Row>[];
  actions: readonly RowAction<Row>[];
  sections: readonly Section<Detail>[];
  addForm: readonly Field[];
  editForm: readonly Field[];
  /** Title of the form of a new record. */
  addTitle: Key;
  getRowTitle: (row: Row) => string;
  /** Told when a write went through. */
  onWritten: () => void;
}

/**
 * What the actions of one list screen work with.
 * @returns the tools, and the dialogs they opened, to be drawn
 */
export function useActionContext<
  Row extends object,
  Query extends PageQuery,
  Detail extends object,
  Draft extends object,
  Edit extends object,
  Summary,
>(options: ActionContextOptions<Row, Query, Detail, Draft, Edit, Summary>): [ActionContext<Row>, ReactNode] {
  const { resource, columns, actions, sections, addForm, editForm, addTitle, getRowTitle, onWritten } =
    options;
  const t = useT();
  const client = useQueryClient();
  const confirm = useConfirm();
  const act = useAction(resource.name);
  const [show, dialogs] = useDialogs();

  const context = useMemo(() => {
    const self: ActionContext<Row> = {
      show,
      confirm,
      t,
      getRowTitle,
      download: (rows) => downloadCsv(client, resource.name, columns, rows),
      edit: (row) =>
        show((dialog) => (
          <RecordEditor
            {...dialog}
            resource={resource}
            row={row}
            fields={row ? editForm : addForm}
            getRowTitle={getRowTitle}
            addTitle={addTitle}
          />
        )),
      detail: (row) =>
        show((dialog) => (
          <RecordDetail
            {...dialog}
            resource={resource}
            row={row}
            sections={sections}
            actions={actions}
            actionContext={self}
          />
        )),
      run: async (rows, work, done) => {
        const outcome = await act(
          rows.map((row) => idOf(resource, row)),
          work,
        );
        if (outcome.kind !== 'done') return outcome;
        onWritten();
        const names = new Map(rows.map((row) => [String(idOf(resource, row)), getRowTitle(row)]));
        showResult(outcome.answer, show, names, done && t(done));
        return outcome;
      },
    };
    return self;
  }, [
    act,
    actions,
    addForm,
    addTitle,
    client,
    columns,
    confirm,
    editForm,
    getRowTitle,
    onWritten,
    resource,
    sections,
    show,
    t,
  ]);

  return [context, dialogs];
}
