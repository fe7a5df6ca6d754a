import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import styles from './statistic.module.css';

/**
 * Whose records the figures leave out, and how many of the list that are; the tooltip says what day and what rounding
 * the figures keep to. Nothing for figures that are not about members.
 */
export function CountedNote({ figures }: { figures: object }) {
  const t = useT();
  if (!('notCounted' in figures)) return null;
  const { notCounted } = figures;
  const some = typeof notCounted === 'number' && notCounted > 0;
  return (
    <p className={`${styles.note} ${styles.counted}`} title={t('ui.countedHint')}>
      {some ? t('ui.notCountedOf', { n: formatMoney(String(notCounted)) }) : t('ui.notCounted')}
    </p>
  );
}
