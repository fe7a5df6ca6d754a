import { signOutOnServer } from '@/api/session';
import { endSession } from '@/stores/session';
import { currentAddress, goTo } from '@/services/navigation';
import { broadcast } from './syncSession';
import { loginAddress } from './guard';

/** A server that does not answer must not keep the operator signed in. */
const PATIENCE = 3000;

/** Ends the session here and in the other browser tabs, then goes to an address the guard decides about. */
export async function endAndGoTo(to: string): Promise<void> {
  endSession();
  broadcast('out');
  await goTo(to, { replace: true });
}

/** Leaves so that the next log-in returns to the present screen. */
export async function endFromHere(): Promise<void> {
  await endAndGoTo(loginAddress(new URL(currentAddress(), location.origin)));
}

/** Signs out: on the server as far as it answers, here in any case. */
export async function signOut(): Promise<void> {
  await Promise.race([
    signOutOnServer().catch(() => undefined),
    new Promise((done) => {
      setTimeout(done, PATIENCE);
    }),
  ]);
  await endFromHere();
}
