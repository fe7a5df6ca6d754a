import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { failureOf } from '@/api/failure';
import { failureText } from '@/api/words';
import { sendSmsCode, signInByMobile } from '@/api/session';
import { useT } from '@/i18n';
import { isMobile } from '@/lib/validate';
import { Field } from './Field';
import { SubmitButton } from './SubmitButton';
import { useFields } from './useFields';
import type { Attempts } from './useSignIn';
import styles from './form.module.css';

/**
 * Whole seconds left of a countdown, 0 when none runs. It does not use the system time, which may be changed
 * meanwhile.
 */
function useCountdown(): { left: number; start(seconds: number): void } {
  const [until, setUntil] = useState<number | null>(null);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => {
      const rest = Math.max(Math.ceil((until - performance.now()) / 1000), 0);
      setLeft(rest);
      if (rest === 0) setUntil(null);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  return {
    left,
    start: (seconds) => {
      setLeft(seconds);
      setUntil(performance.now() + seconds * 1000);
    },
  };
}

/** Seconds before another code can be requested. */
const PAUSE = 60;

/** The server's code for a wrong mobile number or SMS code. */
const WRONG_CODE = 40014;

const checks = {
  mobile: (value: string) => {
    if (value.trim() === '') return 'login.need.mobile';
    return isMobile(value.trim()) ? null : 'login.bad.mobile';
  },
  code: (value: string) => {
    if (value.trim() === '') return 'login.need.code';
    return /^\d{4,6}$/.test(value.trim()) ? null : 'login.bad.code';
  },
};

/** Sign-in with a mobile number and the code sent to it. */
export function MobileForm({ attempts }: { attempts: Attempts }) {
  const t = useT();
  const fields = useFields(checks);
  const { left, start } = useCountdown();
  const [sent, setSent] = useState(false);
  const sending = useRef(false);
  const mobile = fields.values.mobile.trim();

  const send = async (form: HTMLFormElement) => {
    if (sending.current || left > 0 || !fields.check(form, ['mobile'])) return;
    sending.current = true;
    setSent(false);
    attempts.tell(null);
    try {
      await sendSmsCode(mobile);
      setSent(true);
      start(PAUSE);
    } catch (error) {
      attempts.tell(failureOf(error));
    } finally {
      sending.current = false;
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (attempts.busy || !fields.check(form)) return;
    void attempts.run(
      () => signInByMobile({ mobile, code: fields.values.code.trim() }),
      (failure) => {
        if (failure.kind !== 'rejected' || failure.code !== WRONG_CODE) return false;
        fields.refuse(form, 'code', failureText(failure) ?? '');
        return true;
      },
    );
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={t('login.way.mobile')}>
      <Field
        label={t('login.mobile')}
        bound={fields.bind('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
      />
      <Field
        label={t('login.code')}
        bound={fields.bind('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        beside={
          <button
            type="button"
            className={styles.send}
            aria-disabled={left > 0}
            onClick={({ currentTarget: { form } }) => {
              if (form) void send(form);
            }}
          >
            {left > 0 ? t('login.sendAgain', { seconds: left }) : t('login.sendCode')}
          </button>
        }
      />
      <output className={styles.note}>{sent && t('login.codeSent')}</output>
      <SubmitButton busy={attempts.busy} />
    </form>
  );
}
