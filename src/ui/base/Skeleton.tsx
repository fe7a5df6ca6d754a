import styles from './base.module.css';

/** Placeholder while data is loading. */
export function Skeleton({ rows, label }: { rows: number; label?: string }) {
  return (
    <output className={styles.bones} aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} />
      ))}
    </output>
  );
}
