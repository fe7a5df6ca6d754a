import { Button } from 'antd';
import { useIsWriting } from '@/services/writes';
import { KeyHint } from '@/ui/keys/KeyHint';
import { runAction } from './runAction';
import type { ScreenAction, ScreenContext } from './screenAction';

interface ActionButtonsProps<Subject> {
  actions: readonly ScreenAction<Subject>[];
  subject: Subject;
  context: ScreenContext;
  /** Name of the resource and ids of the records; no ids in a toolbar. */
  resource: string;
  ids: readonly string[];
}

/**
 * Actions as a row of buttons, in a toolbar, above a selection or at the foot of a drawer. All are disabled
 * while one runs.
 */
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
          // antd's icons have names of their own; screen readers should only read the label.
          icon={action.icon ? <span aria-hidden>{action.icon}</span> : null}
          disabled={isWriting || reason !== null}
          title={isWriting ? t('crud.busy') : (reason ?? undefined)}
          aria-keyshortcuts={action.hotkey}
          onClick={() => runAction(() => action.perform(subject, context))}
        >
          {t(action.label)}
          {action.hotkey ? <KeyHint name={action.hotkey} /> : null}
        </Button>
      );
    });
}
