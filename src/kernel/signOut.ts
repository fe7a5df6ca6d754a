import { signOutOnServer } from '@/api/session';
import { endSession } from '@/stores/session';
import { currentAddress, goTo } from '@/services/navigation';
import { announce } from './agree';
import { loginAddress } from './guard';

/** A server that does not answer must not keep the operator signed in. */
const PATIENCE = 3000;

/** Ends the session here and in the other browser tabs, then goes to an address the guard decides about. */
export async function leave(to: string): Promise<void> {
  endSession();
  announce('out');
  await goTo(to, { replace: true });
}

/** Leaves so that the next log-in returns to the present screen. */
export async function leaveFromHere(): Promise<void> {
  await leave(loginAddress(new URL(currentAddress(), location.origin)));
}

/** Signs out: on the server as far as it answers, here in any case. */
export async function signOut(): Promise<void> {
  await Promise.race([
    signOutOnServer().catch(() => undefined),
    new Promise((done) => {
      setTimeout(done, PATIENCE);
    }),
  ]);
  await leaveFromHere();
}
