import styles from './base.module.css';

interface OutsideLinkProps {
  /** Name and tooltip. */
  label: string;
  /** A checked address of another site. */
  href: string;
}

/** A link to another site that looks like `IconButton`; it opens a new tab. */
export function OutsideLink({ label, href }: OutsideLinkProps) {
  return (
    <a
      className={styles.iconButton}
      data-shape="outside"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
    />
  );
}
