import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useIsWriting } from '@/services/writes';
import { runAction } from './runAction';
import type { ScreenAction, ScreenContext } from './screenAction';
import styles from './action.module.css';
import { DropdownMenu } from '@/ui/base/DropdownMenu';

interface ActionMenuProps<Subject> {
  /** Actions that the operator is permitted to start and that are visible for the subject. */
  actions: readonly ScreenAction<Subject>[];
  subject: Subject;
  context: ScreenContext;
  /** Name of the resource and ids of the records; nothing can be started while one of them is being written. */
  resource: string;
  ids: readonly string[];
  /** Drawn as one small element, since lists have many. */
  inRow?: boolean;
}

/** Actions in a menu behind one button; nothing when there are none. */
export function ActionMenu<Subject>(props: ActionMenuProps<Subject>) {
  const { actions, subject, context, resource, ids, inRow = false } = props;
  const { t, viewer } = context;
  const isWriting = useIsWriting({ resource, ids });
  const more = useRef<HTMLButtonElement>(null);
  const label = { 'aria-label': t('crud.more'), title: isWriting ? t('crud.busy') : undefined };
  function start(action: ScreenAction<Subject>): void {
    // A dialog gives the focus back to what had it, and the entry of the menu will be gone.
    more.current?.focus();
    runAction(() => action.perform(subject, context));
  }
  if (actions.length === 0) return null;
  return (
    <DropdownMenu
      opener={more}
      disabled={isWriting}
      menu={{
        // Without the icons that some have for their buttons: words alone stand below each other.
        items: actions.map((action) => {
          const reason = action.disabledReason?.(subject, t, viewer) ?? null;
          return {
            key: action.name,
            label: t(action.label),
            disabled: reason !== null,
            title: reason ?? '',
            onClick: () => start(action),
          };
        }),
      }}
    >
      {inRow ? (
        <button ref={more} type="button" className={styles.more} disabled={isWriting} {...label} />
      ) : (
        <Button ref={more} icon={<MoreOutlined />} {...label} />
      )}
    </DropdownMenu>
  );
}
