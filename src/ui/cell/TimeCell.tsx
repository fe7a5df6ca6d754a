import { useT } from '@/i18n';
import { toUtc } from '@/lib/dates';
import styles from './cell.module.css';
import { TextCell } from './TextCell';

/** A time in the platform's time zone; the tooltip has the same time in UTC. */
export function TimeCell({ value }: { value: string | null }) {
  const t = useT();
  const utc = value === null ? null : toUtc(value);
  if (value === null || utc === null) return <TextCell value={value} />;
  const title = `${t('ui.platformZone', { time: value })}\n${t('ui.utc', { time: utc })}`;
  return (
    <time translate="no" className={styles.time} dateTime={`${utc.replace(' ', 'T')}Z`} title={title}>
      {value}
    </time>
  );
}
