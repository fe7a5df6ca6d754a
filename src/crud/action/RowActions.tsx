import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useT } from '@/i18n';
import type { RowAction, ActionContext } from './action';
import styles from './action.module.css';
import { useIsWriting } from '@/services/writes';
import { runAction } from './runAction';

interface RowActionsProps<Row extends object> {
  /** Permitted ones. */
  actions: readonly RowAction<Row>[];
  row: Row;
  /** Of the resource and of the row: while it is written to, nothing can be started. */
  name: string;
  id: number | string;
  context: ActionContext<Row>;
  /** How many stand beside each other; the others are in a menu. */
  inline: number;
}

/** What can be done with one row: the first as buttons, the rest in a menu. */
export function RowActions<Row extends object>({
  actions,
  row,
  name,
  id,
  context,
  inline,
}: RowActionsProps<Row>) {
  const t = useT();
  const busy = useIsWriting({ resource: name, ids: [String(id)] });
  const usable = actions.filter((action) => action.visible?.(row) ?? true);
  const start = (action: RowAction<Row>) => runAction(() => action.perform(row, context));
  const rest = usable.slice(inline);
  return (
    <span className={styles.rowActions}>
      {usable.slice(0, inline).map((action) => {
        const reason = action.disabledReason?.(row, t) ?? null;
        return (
          <Button
            key={action.name}
            type="link"
            size="small"
            danger={action.danger ?? false}
            disabled={busy || reason !== null}
            title={reason ?? undefined}
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
          disabled={busy}
          menu={{
            items: rest.map((action) => {
              const reason = action.disabledReason?.(row, t) ?? null;
              return {
                key: action.name,
                label: t(action.label),
                icon: <span aria-hidden>{action.icon}</span>,
                danger: action.danger ?? false,
                disabled: reason !== null,
                title: reason ?? '',
                onClick: () => start(action),
              };
            }),
          }}
        >
          <Button type="link" size="small" icon={<MoreOutlined />} aria-label={t('crud.more')} />
        </Dropdown>
      ) : null}
    </span>
  );
}
