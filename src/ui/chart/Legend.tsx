import type { Series } from './canvas';
import { inkOf } from './ink';
import type { Ink } from './ink';
import styles from './Chart.module.css';

interface LegendProps {
  series: readonly Series[];
  /** Keys of the series that are not drawn now. */
  hidden: ReadonlySet<string>;
  ink: Ink;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** The series of a chart with their colours; each can be taken out and put in again. */
export function Legend({ series, hidden, ink, onChange }: LegendProps) {
  const toggle = (key: string) =>
    onChange(new Set(hidden.has(key) ? [...hidden].filter((one) => one !== key) : [...hidden, key]));
  return (
    <ul className={styles.legend}>
      {series.map(({ key, label }, at) => (
        <li key={key}>
          <button type="button" aria-pressed={!hidden.has(key)} onClick={() => toggle(key)}>
            <span aria-hidden style={{ background: inkOf(ink, at) }} />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
