import { currentAddress, goTo } from '@/services/navigation';
import { endSession, onSessionEnd } from '@/stores/session';
import { dismissToasts } from '@/ui/toast/toast';
import { loginAddress } from './guard';
import { broadcast } from './syncSession';

// What is being told is for the operator, not for whoever logs in next.
onSessionEnd(dismissToasts);

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
