import { startEpoch } from '@/api/client';
import type { SignIn } from '@/api/types';
import { parseParams, safeRedirect } from '@/lib/safeUrl';
import { goTo } from '@/services/navigation';
import { useRoutes } from '@/stores/routes';
import { signIn } from '@/stores/session';
import { broadcast } from './syncSession';
import { boardAt } from './boards';
import { bootstrap, bootstrapFrom } from './bootstrap';
import { resolveNow } from './prepare';

const HOME = '/home';

/**
 * The address to open after log-in: `redirect` with `params` as its query, when both are safe and lead to a
 * screen of this operator, else home.
 * @param search query of the log-in address
 */
export function destination(search: string): string {
  const query = new URLSearchParams(search);
  const target = safeRedirect(query.getAll('redirect'), import.meta.env.BASE_URL, location.origin);
  if (target === null) return HOME;
  const url = new URL(target, location.origin);
  for (const [key, value] of Object.entries(parseParams(query.getAll('params')))) {
    for (const item of Array.isArray(value) ? value : [value]) url.searchParams.append(key, item);
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Without a menu the address cannot be checked yet. The guard loads the menu and shows a failure at that
  // address.
  if (!useRoutes.getState().ready || boardAt(url.pathname)) return path;
  const { kind } = resolveNow(url.pathname);
  return kind === 'screen' || kind === 'redirect' ? path : HOME;
}

/**
 * Begins a session with a log-in answer and opens the requested screen.
 * @param search query of the log-in address
 * @returns `cookie` when the browser does not keep the session's cookie; nothing has changed then
 */
export async function login(answer: SignIn, search: string): Promise<'in' | 'cookie'> {
  if (!signIn(answer)) return 'cookie';
  startEpoch();
  if (answer.menuList && answer.permissions) bootstrapFrom(answer);
  // When the menu cannot be loaded, the router shows a page with a retry button.
  else await bootstrap().catch(() => undefined);
  broadcast('in');
  await goTo(destination(search), { replace: true });
  return 'in';
}
