import { DisconnectOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useT } from '@/i18n';
import styles from './OfflineBar.module.css';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Shown while the browser has no connection. Lists are fetched again without a click once it is back. */
export function OfflineBar() {
  const t = useT();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <p className={styles.bar} role="alert">
      <DisconnectOutlined aria-hidden /> {t('shell.offline')}
    </p>
  );
}
