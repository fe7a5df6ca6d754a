import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../base/classes';
import styles from './Tool.module.css';

interface Props extends ComponentProps<'button'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
}

/** A small round button of the top bar. */
export function Tool({ label, icon, className, ...rest }: Props) {
  return (
    <button
      type="button"
      className={classes(styles.tool, className)}
      title={label}
      aria-label={label}
      {...rest}
    >
      {icon}
    </button>
  );
}
