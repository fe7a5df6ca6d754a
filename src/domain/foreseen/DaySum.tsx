import { useT } from '@/i18n';
import { daySumText, takesSecond } from './daySumText';
import type { DaySums } from './daySumText';
import styles from './foreseen.module.css';

/** What the maker has entered for the member that day, and whether it takes a second reviewer. */
export function DaySum({ of: sums }: { of: DaySums }) {
  const t = useT();
  const text = daySumText(sums, t);
  if (text === null) return null;
  return <span className={takesSecond(sums) ? styles.second : styles.limits}>{text}</span>;
}
