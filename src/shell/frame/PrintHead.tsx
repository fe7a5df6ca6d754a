import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '@/i18n';
import { platformNow } from '@/lib/dates';
import { operatorName } from '@/lib/operatorName';
import { zoneName } from '@/lib/zoneName';
import { usePlatform } from '@/stores/platform';
import { useSession } from '@/stores/session';
import styles from './PrintHead.module.css';

/** What stands above a printed screen and nowhere else: its title, when it was printed, and by which operator. */
export function PrintHead() {
  const language = useLanguage();
  const timezone = usePlatform((platform) => platform.timezone);
  const name = useSession((state) => operatorName(state.user));
  const [printed, setPrinted] = useState({ title: '', at: '' });

  useEffect(() => {
    // The browser draws the sheet as soon as this returns.
    const note = () => flushSync(() => setPrinted({ title: document.title, at: platformNow() }));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);

  return (
    <div className={styles.head} aria-hidden>
      <b>{printed.title}</b>
      <span>
        {printed.at} {zoneName(language, timezone)} (UTC+8) · {name}
      </span>
    </div>
  );
}
