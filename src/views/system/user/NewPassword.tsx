import { Input } from 'antd';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import { passwordStrength } from '@/lib/validate';
import styles from './user.module.css';

/** Input of a new password for another user, with its strength in words. */
export function NewPassword({ value = '', onChange, ...props }: ControlProps<string>) {
  const t = useT();
  const strength = passwordStrength(value);
  return (
    <>
      <Input.Password
        {...props}
        autoComplete="new-password"
        maxLength={16}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <output className={styles.strength}>
        {strength === '' ? null : t('user.strength', { strength: t(`user.strength.${strength}`) })}
      </output>
    </>
  );
}
