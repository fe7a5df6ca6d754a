import { startEpoch } from '@/api/client';
import type { SignIn } from '@/api/types';
import { goTo } from '@/services/navigation';
import { signIn } from '@/stores/session';
import { HOME } from './guard';
import { requestedAddress } from './requested';
import { broadcast } from './syncSession';

/**
 * Begins a session with a log-in answer and opens the requested screen.
 * @param search query of the log-in address
 * @returns `cookie` when the browser does not keep the session's cookie; nothing has changed then
 */
export async function login(answer: SignIn, search: string): Promise<'in' | 'cookie'> {
  if (!signIn(answer)) return 'cookie';
  startEpoch();
  // Menu and screens come on demand. When their files are missing, the page at the address says so.
  const menu = await import('./arrival').catch(() => null);
  const to = menu ? await menu.arrive(answer, search) : (requestedAddress(search) ?? HOME);
  broadcast('in');
  await goTo(to, { replace: true });
  return 'in';
}
