import { useT } from '@/i18n';
import { dismissToast, useToasts } from '@/ui/toast/toast';
import styles from './login.module.css';

/** Shows toasts on the log-in page, where the frame that normally shows them is not loaded. */
export function Notices() {
  const t = useT();
  const list = useToasts((state) => state.list);
  return (
    <div className={styles.notices} aria-live="polite">
      {list.map(({ id, kind, text }) => (
        <p key={id} data-kind={kind}>
          {text}
          <button type="button" aria-label={t('login.close')} onClick={() => dismissToast(id)}>
            ×
          </button>
        </p>
      ))}
    </div>
  );
}
