import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useIsWriting } from '@/services/writes';
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
  const usable = actions.filter((action) => action.visible?.(row, viewer) ?? true);
  const start = (action: ScreenAction<Row>) => runAction(() => action.perform(row, context));
  const rest = usable.slice(inline);
  const more = useRef<HTMLButtonElement>(null);
  const startFromMenu = (action: ScreenAction<Row>) => {
    // A dialog gives the focus back to what had it, and the entry of the menu will be gone.
    more.current?.focus();
    return start(action);
  };
  return (
    <span className={styles.rowActions}>
      {usable.slice(0, inline).map((action) => {
        const reason = action.disabledReason?.(row, t, viewer) ?? null;
        return (
          <Button
            key={action.name}
            type="link"
            size="small"
            danger={action.danger ?? false}
            disabled={isWriting || reason !== null}
            title={isWriting ? t('crud.busy') : (reason ?? undefined)}
            onClick={() => start(action)}
          >
            {t(action.label)}
          </Button>
        );
      })}
      {rest.length > 0 ? (
        <Dropdown
          trigger={['click']}
          autoFocus
          disabled={isWriting}
          menu={{
            items: rest.map((action) => {
              const reason = action.disabledReason?.(row, t, viewer) ?? null;
              return {
                key: action.name,
                label: t(action.label),
                icon: <span aria-hidden>{action.icon}</span>,
                danger: action.danger ?? false,
                disabled: reason !== null,
                title: reason ?? '',
                onClick: () => startFromMenu(action),
              };
            }),
          }}
        >
          <Button
            ref={more}
            type="link"
            size="small"
            icon={<MoreOutlined />}
            aria-label={t('crud.more')}
            title={isWriting ? t('crud.busy') : undefined}
          />
        </Dropdown>
      ) : null}
    </span>
  );
}
