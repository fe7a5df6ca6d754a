import { useT } from '@/i18n';
import styles from './form.module.css';
import { EyeIcon } from './icons';

/** The button in a password field that shows what is typed. */
export function PlainSwitch({ plain, onToggle }: { plain: boolean; onToggle: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className={styles.eye}
      aria-label={t('login.showPassword')}
      aria-pressed={plain}
      onClick={onToggle}
    >
      <EyeIcon open={plain} />
    </button>
  );
}
