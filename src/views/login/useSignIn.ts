import { useRef, useState } from 'react';
import { failureOf } from '@/api/failure';
import type { Failure } from '@/api/failure';
import type { SignIn } from '@/api/types';
import { loadMessages, translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { login } from '@/kernel/login';
import { greetingBand, platformHour } from '@/lib/dates';
import { currentAddress } from '@/services/navigation';
import { toast } from '@/ui/toast/toast';
import { useSession } from '@/stores/session';

/** The problem of the last attempt; `cookie` means that the browser does not store the session. */
export type Problem = Failure | { kind: 'cookie' };

/** The server's code for a sign-in that asks for one more step. */
const STEP_NEEDED = 40015;

/** Runs sign-in attempts by any method, one at a time. */
export interface Attempts {
  busy: boolean;
  problem: Problem | null;
  /**
   * Sends the request and signs in with its answer. Ignored while another attempt is running.
   * @param onFailure returns `true` if the form shows the failure at one of its fields, so that the page does
   *   not show it too
   */
  run(ask: () => Promise<SignIn>, onFailure?: (failure: Failure) => boolean): Promise<void>;
  /** What the server says of the next step; `null` before the password, and after the way back. */
  step: { data: unknown } | null;
  /** Begins again with the password. */
  startOver(): void;
  /** Shows a problem, or clears it with `null`. */
  tell(problem: Problem | null): void;
}

/** Greets who has come in, if they are still there. */
async function greet(): Promise<void> {
  await loadMessages('common');
  const { user } = useSession.getState();
  if (!user) return;
  const band: Key = `common.greeting.${greetingBand(platformHour(new Date()))}`;
  const name = user.userNickname;
  const hello = translate(band);
  toast('success', translate('login.welcome', { greeting: name === '' ? hello : `${hello} ${name}` }));
}

export function useSignIn(): Attempts {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [step, setStep] = useState<Attempts['step']>(null);
  // A ref, because state would be updated too late to stop the second click of a double click.
  const running = useRef(false);

  const run: Attempts['run'] = async (ask, onFailure) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await ask();
      const { search } = new URL(currentAddress(), location.origin);
      if ((await login(answer, search)) === 'cookie') setProblem({ kind: 'cookie' });
      else await greet();
    } catch (error) {
      const failure = failureOf(error);
      const isTold = onFailure?.(failure) === true;
      if (failure.kind === 'rejected' && failure.code === STEP_NEEDED) setStep({ data: failure.data });
      else if (!isTold) setProblem(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const startOver = () => {
    setStep(null);
    setProblem(null);
  };

  return { busy, problem, run, step, startOver, tell: setProblem };
}
