import { signOutOnServer } from '@/api/session';
import { endSession } from '@/stores/session';
import { currentAddress, goTo } from '@/services/navigation';
import { sendAllNow } from '@/services/undoable';
import { broadcast } from './syncSession';
import { loginAddress } from './guard';

/** Milliseconds to wait for the server, so that one that does not answer cannot keep the operator signed in. */
const PATIENCE = 3000;

/** Ends the session here and in the other browser tabs, then navigates to an address that the guard checks. */
export async function endAndGoTo(to: string): Promise<void> {
  endSession();
  broadcast('out');
  await goTo(to, { replace: true });
}

/** Ends the session; the next log-in returns to the current screen. */
export async function endFromHere(): Promise<void> {
  await endAndGoTo(loginAddress(new URL(currentAddress(), location.origin)));
}

/** Sends what still waits and signs out on the server, if it answers in time, and in any case here. */
export async function signOut(): Promise<void> {
  await Promise.race([
    sendAllNow()
      .then(signOutOnServer)
      .catch(() => undefined),
    new Promise((done) => {
      setTimeout(done, PATIENCE);
    }),
  ]);
  await endFromHere();
}
