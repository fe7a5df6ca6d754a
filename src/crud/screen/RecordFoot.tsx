import { ActionButtons } from '../action/ActionButtons';
import type { ScreenAction, ScreenContext } from '../action/screenAction';
import { useOfferedActions } from '../action/useOfferedActions';

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
export function RecordFoot<Row>({ title, actions, row, context, resource, id }: RecordFootProps<Row>) {
  useOfferedActions({ record: title, actions, subject: row, context });
  return <ActionButtons actions={actions} subject={row} context={context} resource={resource} ids={[id]} />;
}
