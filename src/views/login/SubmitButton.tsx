import { useT } from '@/i18n';
import styles from './form.module.css';

/** Not disabled while busy, because a disabled button would lose the focus. */
export function SubmitButton({ busy, label }: { busy: boolean; label?: string }) {
  const t = useT();
  return (
    <button type="submit" className={styles.submit} aria-disabled={busy} aria-busy={busy}>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {busy ? t('login.busy') : (label ?? t('login.submit'))}
    </button>
  );
}
