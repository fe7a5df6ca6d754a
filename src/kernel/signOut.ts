import { signOutOnServer } from '@/api/session';
import { sendAllNow } from '@/services/undoable';
import { endFromHere } from './endSession';

/** Milliseconds to wait for the server, so that one that does not answer cannot keep the operator signed in. */
const PATIENCE = 3000;

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
