import styles from './base.module.css';

/** Stands where something is still on its way. */
export function Skeleton({ rows, label }: { rows: number; label?: string }) {
  return (
    <output className={styles.bones} aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} />
      ))}
    </output>
  );
}
