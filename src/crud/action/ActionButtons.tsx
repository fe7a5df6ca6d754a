import { Button } from 'antd';
import { useIsWriting } from '@/services/writes';
import { runAction } from './runAction';
import type { ScreenAction, ScreenContext } from './screenAction';

interface ActionButtonsProps<Subject> {
  actions: readonly ScreenAction<Subject>[];
  subject: Subject;
  context: ScreenContext;
  /** Name of the resource, and the records the actions are about; none in a toolbar. */
  resource: string;
  ids: readonly string[];
}

/** Actions as buttons in a row: of a toolbar, a selection, the foot of a drawer. Nothing starts while one is under way. */
export function ActionButtons<Subject>(props: ActionButtonsProps<Subject>) {
  const { actions, subject, context, resource, ids } = props;
  const { t, viewer } = context;
  const isWriting = useIsWriting({ resource, ids });
  return actions
    .filter(({ permission }) => permission === null || viewer.can(permission))
    .filter((action) => action.visible?.(subject, viewer) ?? true)
    .map((action) => {
      const reason = action.disabledReason?.(subject, t, viewer) ?? null;
      return (
        <Button
          key={action.name}
          type={action.primary ? 'primary' : 'default'}
          // The icons of antd have names of their own; the label says it all.
          icon={action.icon ? <span aria-hidden>{action.icon}</span> : null}
          danger={action.danger ?? false}
          disabled={isWriting || reason !== null}
          title={isWriting ? t('crud.busy') : (reason ?? undefined)}
          onClick={() => runAction(() => action.perform(subject, context))}
        >
          {t(action.label)}
        </Button>
      );
    });
}
