import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Resource } from '@/api/resource';
import type { PageQuery } from '@/api/types';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { RowAction, Tools } from '../action/action';
import type { Column } from '../list/column';
import { downloadCsv } from '../list/exportCsv';
import type { Field } from '../field/field';
import { RecordDetail } from '../detail/RecordDetail';
import { RecordEditor } from './RecordEditor';
import { idOf } from '../list/rowId';
import type { Section } from '../detail/section';
import { tellAnswer } from '../action/tellAnswer';
import { useAction } from '../action/useAction';
import { useConfirm } from '../action/useConfirm';
import { useDialogs } from '../action/useDialogs';

interface ToolsOptions<
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
  nameOf: (row: Row) => string;
  /** Told when a write went through. */
  onWritten: () => void;
}

/**
 * What the actions of one list screen work with.
 * @returns the tools, and the dialogs they opened, to be drawn
 */
export function useTools<
  Row extends object,
  Query extends PageQuery,
  Detail extends object,
  Draft extends object,
  Edit extends object,
  Summary,
>(options: ToolsOptions<Row, Query, Detail, Draft, Edit, Summary>): [Tools<Row>, ReactNode] {
  const { resource, columns, actions, sections, addForm, editForm, addTitle, nameOf, onWritten } = options;
  const t = useT();
  const client = useQueryClient();
  const confirm = useConfirm();
  const act = useAction(resource.name);
  const [show, dialogs] = useDialogs();

  const tools = useMemo(() => {
    const self: Tools<Row> = {
      show,
      confirm,
      t,
      nameOf,
      download: (rows) => downloadCsv(client, resource.name, columns, rows),
      edit: (row) =>
        show((dialog) => (
          <RecordEditor
            {...dialog}
            resource={resource}
            row={row}
            fields={row ? editForm : addForm}
            nameOf={nameOf}
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
            tools={self}
          />
        )),
      run: async (rows, work, done) => {
        const outcome = await act(
          rows.map((row) => idOf(resource, row)),
          work,
        );
        if (outcome.kind !== 'done') return outcome;
        onWritten();
        const names = new Map(rows.map((row) => [String(idOf(resource, row)), nameOf(row)]));
        tellAnswer(outcome.answer, show, names, done && t(done));
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
    nameOf,
    onWritten,
    resource,
    sections,
    show,
    t,
  ]);

  return [tools, dialogs];
}
