import { useT } from '@/i18n';
import { passwordStrength } from '@/lib/validate';
import styles from './personal.module.css';

/** The strength of a password as three bars and a word; without the word for an empty password. */
export function Strength({ password }: { password: string }) {
  const t = useT();
  const strength = passwordStrength(password);
  return (
    <div className={styles.strength} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <output>
        {strength !== '' && t('personal.strength', { strength: t(`personal.strength.${strength}`) })}
      </output>
    </div>
  );
}
