import { useT } from '@/i18n';
import { passwordStrength } from '@/lib/validate';
import styles from './personal.module.css';

/** Three bars and a word for how hard a password is to guess; nothing while it is none. */
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
