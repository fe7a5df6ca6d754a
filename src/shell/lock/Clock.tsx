import { useEffect, useState } from 'react';
import { useLanguage } from '@/i18n';
import { toPlatform } from '@/lib/dates';
import styles from './Clock.module.css';

/** UTC+8 in the notation of POSIX, which has the sign the other way round. */
const PLATFORM_ZONE = 'Etc/GMT-8';

/** Time and date of the platform, updated every second. */
export function Clock() {
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);

  const date = new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: PLATFORM_ZONE,
  });
  const time = toPlatform(now).slice(11);
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      <span className={styles.time}>
        {time.slice(0, 5)}
        <small className={styles.seconds}>{time.slice(6)}</small>
      </span>
      <span className={styles.date}>{date.format(now)} · UTC+8</span>
    </time>
  );
}
