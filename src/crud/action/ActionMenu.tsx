import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useIsWriting } from '@/services/writes';
import { runAction } from './runAction';
import type { ScreenAction, ScreenContext } from './screenAction';

interface ActionMenuProps<Subject> {
  /** Actions that the operator is permitted to start and that are visible for the subject. */
  actions: readonly ScreenAction<Subject>[];
  subject: Subject;
  context: ScreenContext;
  /** Name of the resource and ids of the records; nothing can be started while one of them is being written. */
  resource: string;
  ids: readonly string[];
  /** How the button of the menu looks. */
  type: 'link' | 'default';
}

/** Actions in a menu behind one button; nothing when there are none. */
export function ActionMenu<Subject>(props: ActionMenuProps<Subject>) {
  const { actions, subject, context, resource, ids, type } = props;
  const { t, viewer } = context;
  const isWriting = useIsWriting({ resource, ids });
  const more = useRef<HTMLButtonElement>(null);
  function start(action: ScreenAction<Subject>): void {
    // A dialog gives the focus back to what had it, and the entry of the menu will be gone.
    more.current?.focus();
    runAction(() => action.perform(subject, context));
  }
  if (actions.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      disabled={isWriting}
      menu={{
        // Without the icons that some have for their buttons: words alone stand below each other.
        items: actions.map((action) => {
          const reason = action.disabledReason?.(subject, t, viewer) ?? null;
          return {
            key: action.name,
            label: t(action.label),
            danger: action.danger ?? false,
            disabled: reason !== null,
            title: reason ?? '',
            onClick: () => start(action),
          };
        }),
      }}
    >
      <Button
        ref={more}
        type={type}
        size={type === 'link' ? 'small' : 'middle'}
        icon={<MoreOutlined />}
        aria-label={t('crud.more')}
        title={isWriting ? t('crud.busy') : undefined}
      />
    </Dropdown>
  );
}
