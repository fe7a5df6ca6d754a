import { signOutOnServer } from '@/api/session';
import { endSession } from '@/stores/session';
import { currentAddress, goTo } from '@/stores/navigation';
import { announce } from './agree';

/** A server that does not answer must not keep the operator signed in. */
const PATIENCE = 3000;

/** Ends the session here and in the other browser tabs, then goes to an address the guard decides about. */
export async function leave(to: string): Promise<void> {
  endSession();
  announce('out');
  await goTo(to, { replace: true });
}

/** Signs out: on the server as far as it answers, here in any case. */
export async function signOut(): Promise<void> {
  await Promise.race([
    signOutOnServer().catch(() => undefined),
    new Promise((done) => {
      setTimeout(done, PATIENCE);
    }),
  ]);
  // The guard adds where the operator was, so that the next log-in returns there.
  await leave(currentAddress());
}
