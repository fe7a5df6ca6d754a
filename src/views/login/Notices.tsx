import { useT } from '@/i18n';
import { dismiss, useNotices } from '@/ui/toast/notices';
import styles from './login.module.css';

/** Messages that came up before the frame is there to show them. */
export function Notices() {
  const t = useT();
  const list = useNotices((state) => state.list);
  return (
    <div className={styles.notices} aria-live="polite">
      {list.map(({ id, kind, text }) => (
        <p key={id} data-kind={kind}>
          {text}
          <button type="button" aria-label={t('login.close')} onClick={() => dismiss(id)}>
            ×
          </button>
        </p>
      ))}
    </div>
  );
}
