import { useIsWriting } from '@/services/writes';
import { ActionMenu } from './ActionMenu';
import { visibleActions } from './possibleActions';
import { runAction } from './runAction';
import type { ScreenAction, ScreenContext } from './screenAction';
import styles from './action.module.css';

interface RowButtonsProps<Row> {
  /** Actions that the operator is permitted to start. */
  actions: readonly ScreenAction<Row>[];
  row: Row;
  resource: string;
  /** Key of the record; actions are disabled while the record is being written. */
  id: string;
  context: ScreenContext;
  /** Number of buttons in the row; the other actions are in a menu. */
  inline: number;
}

/** The actions of one row: the first ones as buttons, the others in a menu. */
export function RowButtons<Row>({ actions, row, resource, id, context, inline }: RowButtonsProps<Row>) {
  const { t, viewer } = context;
  const isWriting = useIsWriting({ resource, ids: [id] });
  const usable = visibleActions(actions, row, viewer);
  const start = (action: ScreenAction<Row>) => runAction(() => action.perform(row, context));
  return (
    <span className={styles.rowActions}>
      {usable.slice(0, inline).map((action) => {
        const reason = action.disabledReason?.(row, t, viewer) ?? null;
        return (
          <button
            key={action.name}
            type="button"
            className={styles.rowButton}
            disabled={isWriting || reason !== null}
            title={isWriting ? t('crud.busy') : (reason ?? undefined)}
            onClick={() => start(action)}
          >
            {t(action.label)}
          </button>
        );
      })}
      <ActionMenu
        actions={usable.slice(inline)}
        subject={row}
        context={context}
        resource={resource}
        ids={[id]}
        inRow
      />
    </span>
  );
}
