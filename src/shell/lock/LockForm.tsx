import { ArrowRightOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useT } from '@/i18n';
import { signOut } from '@/kernel/signOut';
import { useSession } from '@/stores/session';
import type { Unlocking } from './useUnlock';
import css from './LockForm.module.css';

/** The password box of the lock screen. Signing out is always possible. */
export function LockForm({ attempt, problem, busy }: Unlocking) {
  const t = useT();
  const problemId = useId();
  const name = useSession((state) => state.user?.userNickname || state.user?.userName);
  const [password, setPassword] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(password);
  };

  return (
    <form className={css.form} onSubmit={submit}>
      <div className={css.face} aria-hidden>
        {(name ?? 'A').slice(0, 1).toUpperCase()}
      </div>
      <div className={css.who}>{t('lock.administrator')}</div>
      <div className={css.box}>
        <input
          className={css.input}
          type="password"
          name="lock-password"
          autoComplete="off"
          autoFocus
          placeholder={t('lock.placeholder')}
          aria-label={t('lock.placeholder')}
          aria-invalid={problem !== null}
          aria-describedby={problemId}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button type="submit" className={css.go} disabled={busy} aria-label={t('lock.enter')}>
          <ArrowRightOutlined aria-hidden />
        </button>
      </div>
      <p id={problemId} className={css.problem} role="alert">
        {problem}
      </p>
      <button type="button" className={css.out} onClick={() => void signOut()}>
        {t('lock.signOut')}
      </button>
    </form>
  );
}
