import { useEffect, useMemo, useState } from 'react';
import { useLanguage, useT } from '@/i18n';
import { formatDate } from '@/lib/formatDate';
import type { DateWords } from '@/lib/formatDate';
import { wallAt } from '@/lib/wall';
import { zoneName } from '@/lib/zoneName';
import { usePlatform } from '@/stores/platform';
import styles from './boardLayout.module.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const QUARTERS = [1, 2, 3, 4] as const;

function useDateWords(): DateWords {
  const t = useT();
  return useMemo(() => {
    const days = DAYS.map((day) => t(`visualizing.weekday.${day}`));
    const quarters = QUARTERS.map((quarter) => t(`visualizing.quarter.${quarter}`));
    return {
      weekdays: { narrow: days, short: days, long: days },
      quarters: { short: quarters, long: quarters },
      week: (n) => t('visualizing.week', { n }),
    };
  }, [t]);
}

/** Date and time of the platform, updated every second, independent of the local time zone. */
export function Clock() {
  const t = useT();
  const language = useLanguage();
  const timezone = usePlatform((platform) => platform.timezone);
  const words = useDateWords();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  const platform = wallAt(now);
  return (
    <time
      className={styles.clock}
      dateTime={now.toISOString()}
      title={t('visualizing.zone', { zone: zoneName(language, timezone) })}
    >
      <b>{formatDate(platform, 'HH:MM:SS')}</b>
      <span>{formatDate(platform, 'YYYY-mm-dd WWW', words)}</span>
      <span className={styles.calendar}>{formatDate(platform, 'QQQQ ZZZ', words)}</span>
    </time>
  );
}
