import type { DictType } from '@/contract/field/dictionaries';
import { useT } from '@/i18n';
import { formatUsdt } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { DaySum } from './DaySum';
import { Doubles } from './Doubles';
import type { Foreseen } from './Doubles';
import styles from './foreseen.module.css';

interface NotesProps {
  foreseen: Foreseen;
  /** Dictionary of the states of such requests. */
  states: DictType;
}

/** What the maker has to know before the password is typed: limits, what would be refused, and what looks the same. */
export function Notes({ foreseen, states }: NotesProps) {
  const t = useT();
  const { decimals, left, problems, doubles } = foreseen;
  return (
    <>
      <span className={styles.limits}>{t('finance.limits', { n: decimals, left: formatUsdt(left) })}</span>
      <DaySum of={foreseen} />
      {problems.map(({ field, msg }) => (
        <span key={field} role="alert" className={styles.problem}>
          {visibleText(msg)}
        </span>
      ))}
      <Doubles doubles={doubles} states={states} />
    </>
  );
}
