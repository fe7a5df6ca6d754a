import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { failureText } from '@/api/words';
import { signInByAccount } from '@/api/session';
import { useT } from '@/i18n';
import { Field } from './Field';
import styles from './form.module.css';
import { PlainSwitch } from './PlainSwitch';
import { SubmitButton } from './SubmitButton';
import { useCaptcha } from './useCaptcha';
import type { Fields } from './useFields';
import type { Attempts } from './useSignIn';

/** The server's code for a wrong or expired captcha. */
const WRONG_CAPTCHA = 40010;

/** Sign-in with user name, password and captcha. */
export function AccountForm({
  fields,
  attempts,
}: {
  fields: Fields<'username' | 'password' | 'captcha'>;
  attempts: Attempts;
}) {
  const t = useT();
  const { captcha, failed, renew } = useCaptcha();
  const [plain, setPlain] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (attempts.busy || !fields.check(form)) return;
    if (captcha === null) {
      renew();
      fields.refuse(form, 'captcha', 'login.captchaMissing');
      return;
    }
    const { username, password, captcha: typed } = fields.values;
    const body = {
      username: username.trim(),
      password,
      verifyKey: captcha.key,
      verifyCode: typed.trim(),
    };
    void attempts.run(
      () => signInByAccount(body),
      (failure) => {
        // The server accepts each captcha only once, so a failed attempt needs a new one.
        fields.put({ captcha: '' });
        renew();
        if (failure.kind !== 'rejected' || failure.code !== WRONG_CAPTCHA) return false;
        fields.refuse(form, 'captcha', failureText(failure) ?? '');
        return true;
      },
    );
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={t('login.way.account')}>
      <Field
        label={t('login.username')}
        bound={fields.bind('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        autoFocus
      />
      <Field
        label={t('login.password')}
        bound={fields.bind('password')}
        type={plain ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={64}
        end={<PlainSwitch plain={plain} onToggle={() => setPlain(!plain)} />}
      />
      <Field
        label={t('login.captcha')}
        bound={fields.bind('captcha')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={4}
        beside={
          <button
            type="button"
            className={styles.captcha}
            onClick={renew}
            aria-busy={captcha === null && !failed}
          >
            {captcha ? (
              <img src={captcha.img} alt={t('login.captchaPicture')} width={130} height={38} />
            ) : (
              <span>{failed ? t('login.captchaAgain') : '…'}</span>
            )}
          </button>
        }
      />
      <SubmitButton busy={attempts.busy} />
    </form>
  );
}
