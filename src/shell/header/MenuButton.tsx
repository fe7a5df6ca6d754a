import type { MenuProps } from 'antd';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../base/classes';
import styles from './Tool.module.css';
import { DropdownMenu } from '@/ui/base/DropdownMenu';

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
    <DropdownMenu opener={button} placement="bottomRight" menu={{ items }}>
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
    </DropdownMenu>
  );
}
