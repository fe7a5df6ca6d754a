import { readStep } from '@/api/signInStep';
import { useT } from '@/i18n';
import { CodeStep } from './CodeStep';
import styles from './form.module.css';
import { PasswordStep } from './PasswordStep';
import { QrCode } from './QrCode';
import type { Attempts } from './useSignIn';

/** What a sign-in asks for after the password: a code, a new password, or an authenticator to be bound. */
export function StepPanel({ data, attempts }: { data: unknown; attempts: Attempts }) {
  const t = useT();
  const step = readStep(data);
  if (!step) return <p role="alert">{t('login.step.unknown')}</p>;
  return (
    <section className={styles.form} aria-label={t(`login.step.${step.step}`)}>
      <p>{t(`login.step.${step.step}`)}</p>
      {step.step === 'bind' ? (
        <div className={styles.qr}>
          <QrCode value={step.uri} label={t('login.step.bind')} />
          <output className={styles.note}>
            {t('login.step.key')} <code>{step.secret}</code>
          </output>
        </div>
      ) : null}
      {step.step === 'password' ? (
        <PasswordStep key={step.ticket} step={step} attempts={attempts} />
      ) : (
        <CodeStep key={step.ticket} step={step} attempts={attempts} />
      )}
      <button type="button" className={styles.back} onClick={attempts.startOver}>
        {t('login.step.back')}
      </button>
    </section>
  );
}
