import { useT } from '@/i18n';
import styles from './screen.module.css';

/** What takes the focus in a row or in its card. */
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

/** The first tab stop of a list: moves the focus past filters, figures and column heads to the first row. */
export function RowsLink() {
  const t = useT();
  return (
    <button
      type="button"
      className={styles.toRows}
      onClick={({ currentTarget }) => {
        const row = currentTarget.parentElement?.querySelector('[data-row-key]');
        row?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
      }}
    >
      {t('crud.toRows')}
    </button>
  );
}
