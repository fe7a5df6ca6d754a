import { useState } from 'react';
import { send } from '@/api/call';
import { failureOf, refusalOf } from '@/api/failure';
import { failureText } from '@/api/words';
import { Refusal } from '@/contract/refusals';
import { verifyPassword } from '@/contract/shell/personal';
import { useT } from '@/i18n';
import { unlock } from '@/stores/lock';

/** Wrong passwords before it gets slow. */
const FREE_TRIES = 5;

/** Whether the server is asked about the password (`VITE_LOCK_VERIFY`); by default any is right. */
const verified = (): boolean => import.meta.env.VITE_LOCK_VERIFY === 'true';

/** Trying a password, and what there is to say about the last try. */
export interface Unlocking {
  attempt(password: string): Promise<void>;
  problem: string | null;
  busy: boolean;
}

/** Milliseconds to wait after so many wrong passwords: nothing at first, then 2, 4, 8 … 60 seconds. */
export function waitAfter(tries: number): number {
  return tries < FREE_TRIES ? 0 : Math.min(60_000, 2 ** (tries - FREE_TRIES + 1) * 1000);
}

/** Counts the wrong passwords of one lock; its owner outlives the password box, which Escape takes away. */
export function useUnlock(): Unlocking {
  const t = useT();
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [until, setUntil] = useState(0);

  const attempt = async (password: string) => {
    if (busy) return;
    if (password === '') {
      setProblem(t('lock.empty'));
      return;
    }
    const wait = Math.ceil((until - Date.now()) / 1000);
    if (wait > 0) {
      setProblem(t('lock.wait', { seconds: wait }));
      return;
    }
    setBusy(true);
    try {
      if (verified()) await send(verifyPassword, { password });
      unlock();
    } catch (error) {
      const wrong = refusalOf(error) === Refusal.wrongStepUp;
      setProblem(wrong ? t('lock.wrong') : failureText(failureOf(error)));
      if (wrong) {
        setTries(tries + 1);
        setUntil(Date.now() + waitAfter(tries + 1));
      }
    } finally {
      setBusy(false);
    }
  };

  return { attempt, problem, busy };
}
