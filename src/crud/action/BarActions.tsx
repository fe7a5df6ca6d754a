import { Button } from 'antd';
import { useT } from '@/i18n';
import type { Action, ActionContext } from './action';
import { runAction } from './runAction';
import { usePermitted } from './usePermitted';

interface BarActionsProps<Subject, Row extends object> {
  actions: readonly Action<Subject, Row>[];
  subject: Subject;
  context: ActionContext<Row>;
}

/** Actions as buttons in a row: of a toolbar, a selection, the foot of a drawer. */
export function BarActions<Subject, Row extends object>({
  actions,
  subject,
  context,
}: BarActionsProps<Subject, Row>) {
  const t = useT();
  return usePermitted(actions)
    .filter((action) => action.visible?.(subject) ?? true)
    .map((action) => {
      const reason = action.disabledReason?.(subject, t) ?? null;
      return (
        <Button
          key={action.name}
          type={action.primary ? 'primary' : 'default'}
          // antd's icons speak; the label says it all.
          icon={action.icon ? <span aria-hidden>{action.icon}</span> : null}
          danger={action.danger ?? false}
          disabled={reason !== null}
          title={reason ?? undefined}
          onClick={() => runAction(() => action.perform(subject, context))}
        >
          {t(action.label)}
        </Button>
      );
    });
}
