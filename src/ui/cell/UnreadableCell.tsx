import { useT } from '@/i18n';
import styles from './cell.module.css';

/** Replaces a value of the server's answer that could not be read; differs from the dash for a missing value. */
export function UnreadableCell() {
  return (
    <span className={styles.unreadable} role="note">
      {useT()('ui.unreadable')}
    </span>
  );
}
