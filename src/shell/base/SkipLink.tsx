import { useT } from '@/i18n';
import styles from './SkipLink.module.css';

/** Id of the element that holds the screens. */
export const CONTENT = 'content';

/**
 * The first tab stop: moves the focus past the bars to the screen. It does not change the address, which
 * belongs to the router.
 */
export function SkipLink() {
  const t = useT();
  return (
    <a
      className={styles.skip}
      href={`#${CONTENT}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT)?.focus();
      }}
    >
      {t('shell.skip')}
    </a>
  );
}
