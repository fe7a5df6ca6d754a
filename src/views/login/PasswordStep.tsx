import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { takeStep } from '@/api/signInStep';
import type { NextStep } from '@/api/signInStep';
import { useT } from '@/i18n';
import { isPassword } from '@/lib/validate';
import { Field } from './Field';
import styles from './form.module.css';
import { PlainSwitch } from './PlainSwitch';
import { SubmitButton } from './SubmitButton';
import { useFields } from './useFields';
import type { Attempts } from './useSignIn';

/** The server's code for invalid input: the password is the present one. */
const INVALID = 40000;

const checks = {
  password: (value: string) => (isPassword(value) ? null : 'login.step.badPassword'),
  again: (value: string) => (value === '' ? 'login.need.password' : null),
};

/** A new password in place of one that an administrator has set. */
export function PasswordStep({ step, attempts }: { step: NextStep; attempts: Attempts }) {
  const t = useT();
  const fields = useFields(checks);
  const [plain, setPlain] = useState(false);
  const { password, again } = fields.values;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (attempts.busy || !fields.check(form)) return;
    if (again !== password) return fields.refuse(form, 'again', 'login.step.badAgain');
    void attempts.run(
      () => takeStep(step, { password }),
      (failure) => {
        if (failure.kind !== 'rejected' || failure.code !== INVALID) return false;
        fields.refuse(form, 'password', 'login.step.same');
        return true;
      },
    );
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={t('login.step.newPassword')}
        bound={fields.bind('password')}
        type={plain ? 'text' : 'password'}
        autoComplete="new-password"
        maxLength={16}
        autoFocus
        end={<PlainSwitch plain={plain} onToggle={() => setPlain(!plain)} />}
      />
      <Field
        label={t('login.step.again')}
        bound={fields.bind('again')}
        type={plain ? 'text' : 'password'}
        autoComplete="new-password"
        maxLength={16}
      />
      <SubmitButton busy={attempts.busy} label={t('login.step.next')} />
    </form>
  );
}
