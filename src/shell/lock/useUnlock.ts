import { useState } from 'react';
import { send } from '@/api/call';
import { failureOf, refusalOf } from '@/api/failure';
import { failureText } from '@/api/words';
import { Refusal } from '@/contract/refusals';
import { verifyPassword } from '@/contract/shell/personal';
import { useT } from '@/i18n';
import { unlock } from '@/stores/lock';

/** The number of wrong passwords in a row from which on there is a waiting time. */
const FREE_TRIES = 5;

/** Whether the server checks the password (`VITE_LOCK_VERIFY`). By default any password unlocks. */
const verified = (): boolean => import.meta.env.VITE_LOCK_VERIFY === 'true';

/** Tries a password. `problem` is a message about the last try, or `null`. */
export interface Unlocking {
  attempt(password: string): Promise<void>;
  problem: string | null;
  busy: boolean;
}

/** Milliseconds to wait after this many wrong passwords: 0 below five, then 2, 4, 8 … 60 seconds. */
export function waitAfter(tries: number): number {
  return tries < FREE_TRIES ? 0 : Math.min(60_000, 2 ** (tries - FREE_TRIES + 1) * 1000);
}

/**
 * Counts the wrong passwords of one lock. Call it in a component that stays mounted while the password field
 * is closed and opened again, or the count would start over.
 */
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
