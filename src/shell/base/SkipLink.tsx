import { useT } from '@/i18n';
import styles from './SkipLink.module.css';

/** Id of the element that holds the screens. */
export const CONTENT = 'content';

/** The first stop of the keyboard: past the bars to the screen. The address is left to the router. */
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
