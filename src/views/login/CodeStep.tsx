import type { SubmitEvent } from 'react';
import { takeStep } from '@/api/signInStep';
import type { NextStep } from '@/api/signInStep';
import { failureText } from '@/api/words';
import { useT } from '@/i18n';
import { Field } from './Field';
import styles from './form.module.css';
import { SubmitButton } from './SubmitButton';
import { useFields } from './useFields';
import type { Attempts } from './useSignIn';

/** The server's code for a wrong or used code. */
const WRONG_CODE = 40016;

const checks = {
  code: (value: string) => (/^\d{6}$/.test(value.trim()) ? null : 'login.step.badCode'),
};

/** The code of the operator's authenticator. */
export function CodeStep({ step, attempts }: { step: NextStep; attempts: Attempts }) {
  const t = useT();
  const fields = useFields(checks);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (attempts.busy || !fields.check(form)) return;
    void attempts.run(
      () => takeStep(step, { code: fields.values.code.trim() }),
      (failure) => {
        if (failure.kind !== 'rejected' || failure.code !== WRONG_CODE) return false;
        fields.put({ code: '' });
        fields.refuse(form, 'code', failureText(failure) ?? '');
        return true;
      },
    );
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={t('login.code')}
        bound={fields.bind('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        autoFocus
      />
      <SubmitButton busy={attempts.busy} label={t('login.step.next')} />
    </form>
  );
}
