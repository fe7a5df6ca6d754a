import { useT } from '@/i18n';
import styles from './form.module.css';

/** Stays reachable while busy, so that the focus does not get lost. */
export function SubmitButton({ busy }: { busy: boolean }) {
  const t = useT();
  return (
    <button type="submit" className={styles.submit} aria-disabled={busy} aria-busy={busy}>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {busy ? t('login.busy') : t('login.submit')}
    </button>
  );
}
