import { levelOf } from './level';
import styles from './server.module.css';

/** A percentage as a bar with its figure; gold from 80 %, red from 90 %. */
export function Meter({ label, percent }: { label: string; percent: string }) {
  const value = Math.min(Math.max(Number(percent) || 0, 0), 100);
  return (
    <div className={styles.meter} data-level={levelOf(percent)}>
      <span>{label}</span>
      <span className={styles.bar} aria-hidden>
        <i style={{ inlineSize: `${value}%` }} />
      </span>
      <strong>{percent === '' ? '—' : `${percent}%`}</strong>
    </div>
  );
}
