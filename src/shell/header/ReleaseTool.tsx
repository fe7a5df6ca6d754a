import { useT } from '@/i18n';
import { takeRelease } from '@/kernel/release';
import { useRelease } from '@/stores/release';
import styles from './ReleaseTool.module.css';

/** A button that appears when a newer release is available. The page reloads only when it is pressed. */
export function ReleaseTool() {
  const t = useT();
  const newer = useRelease((state) => state.newer);
  if (!newer) return null;
  return (
    <button type="button" className={styles.release} onClick={() => takeRelease()}>
      {t('kernel.newVersion')}
    </button>
  );
}
