import { useEffect, useState } from 'react';
import { useLanguage } from '@/i18n';
import { toPlatform } from '@/lib/dates';
import { zoneName } from '@/lib/zoneName';
import { usePlatform } from '@/stores/platform';
import styles from './Clock.module.css';

/** Time and date of the platform, updated every second. */
export function Clock() {
  const language = useLanguage();
  const timezone = usePlatform((platform) => platform.timezone);
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);

  const date = new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: timezone,
  });
  const time = toPlatform(now).slice(11);
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      <span className={styles.time}>
        {time.slice(0, 5)}
        <small className={styles.seconds}>{time.slice(6)}</small>
      </span>
      <span className={styles.date}>
        {date.format(now)} · {zoneName(language, timezone)} (UTC+8)
      </span>
    </time>
  );
}
