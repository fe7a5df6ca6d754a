import { useEffect, useState } from 'react';
import { useLanguage } from '@/i18n';
import styles from './Clock.module.css';

const two = (value: number) => String(value).padStart(2, '0');

/** Time and date by this computer's clock, updated every second. */
export function Clock() {
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);

  const date = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', weekday: 'long' });
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      <span className={styles.time}>
        {two(now.getHours())}:{two(now.getMinutes())}
        <small className={styles.seconds}>{two(now.getSeconds())}</small>
      </span>
      <span className={styles.date}>{date.format(now)}</span>
    </time>
  );
}
