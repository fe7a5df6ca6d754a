import type { ReactNode } from 'react';
import styles from './base.module.css';

interface IconButtonProps {
  /** Name and tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  onClick: () => void;
}

/** A small button beside a text, which stays in the background until it is needed. */
export function IconButton({ label, children, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.iconButton} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
