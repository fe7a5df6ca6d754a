import type { ReactNode } from 'react';
import styles from './base.module.css';

interface IconLinkProps {
  /** Name and tooltip. */
  label: string;
  /** A checked address of another site. */
  href: string;
  /** The icon. */
  children: ReactNode;
}

/** A link to another site that looks like `IconButton`; it opens a new tab. */
export function IconLink({ label, href, children }: IconLinkProps) {
  return (
    <a
      className={styles.iconButton}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
    >
      {children}
    </a>
  );
}
