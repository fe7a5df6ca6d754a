import styles from './cell.module.css';
import { NONE } from './value';

/** Progress as `12/20` over a thin bar; a dash without a value, or without a goal above zero. */
export function ProgressCell({ value, goal }: { value: string | null; goal: string | null }) {
  if (value === null || goal === null || goal === '0') return NONE;
  const text = `${value}/${goal}`;
  return (
    <span className={styles.progress}>
      <span>{text}</span>
      <progress value={value} max={goal} aria-label={text} />
    </span>
  );
}
