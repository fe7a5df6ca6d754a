import type { MenuProps } from 'antd';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../base/classes';
import styles from './Tool.module.css';
import { Dropdown } from '@/ui/base/Dropdown';

interface Props {
  /** Accessible name; also the tooltip if the button has no visible text. */
  label: string;
  items: MenuProps['items'];
  className?: string;
  children: ReactNode;
}

/**
 * A button of the top bar that opens a menu below it. The menu takes the focus when it opens and returns it
 * when it closes.
 */
export function MenuButton({ label, items, className, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      menu={{ items }}
      onOpenChange={(open) => {
        // WebKit scrolls a moment later, and to what has the focus by then: after a press beside the menu, the content.
        if (!open) button.current?.focus({ preventScroll: true });
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes(styles.tool, className)}
        title={className ? undefined : label}
        aria-label={label}
        aria-haspopup="menu"
      >
        {children}
      </button>
    </Dropdown>
  );
}
