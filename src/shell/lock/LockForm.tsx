import { ArrowRightOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useT } from '@/i18n';
import { signOut } from '@/kernel/signOut';
import { operatorName } from '@/lib/operatorName';
import { useSession } from '@/stores/session';
import { Avatar } from '../header/Avatar';
import type { Unlocking } from './useUnlock';
import styles from './LockForm.module.css';

/** The password field of the lock screen, with a button to sign out instead. */
export function LockForm({ attempt, problem, busy }: Unlocking) {
  const t = useT();
  const problemId = useId();
  const name = useSession((state) => operatorName(state.user));
  const avatar = useSession((state) => state.user?.avatar ?? '');
  const [password, setPassword] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(password);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.face}>
        <Avatar src={avatar} name={name || 'A'} />
      </div>
      <div className={styles.who}>{t('lock.administrator')}</div>
      <div className={styles.box}>
        <input
          className={styles.input}
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
        <button type="submit" className={styles.go} disabled={busy} aria-label={t('lock.enter')}>
          <ArrowRightOutlined aria-hidden />
        </button>
      </div>
      <p id={problemId} className={styles.problem} role="alert">
        {problem}
      </p>
      <button type="button" className={styles.out} onClick={() => void signOut()}>
        {t('lock.signOut')}
      </button>
    </form>
  );
}
