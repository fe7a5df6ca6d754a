import { useT } from '@/i18n';
import styles from './cell.module.css';

/** Stands where the server's answer could not be read: neither a value nor "nothing". */
export function UnreadableCell() {
  return (
    <span className={styles.unreadable} role="note">
      {useT()('crud.unreadable')}
    </span>
  );
}
