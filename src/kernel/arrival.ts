import type { SignIn } from '@/api/types';
import { useRoutes } from '@/stores/routes';
import { boardAt } from './boards';
import { bootstrap, bootstrapFrom } from './bootstrap';
import { resolveNow } from './prepare';
import { requestedAddress } from './requested';
import { startAddress } from './startPage';

/**
 * The address to open after log-in: the requested one, when it is safe and leads to a screen of this operator, else
 * where the operator begins.
 * @param search query of the log-in address
 */
export function destination(search: string): string {
  const path = requestedAddress(search);
  if (path === null) return startAddress();
  const { pathname } = new URL(path, location.origin);
  // Whoever opens the console itself has asked for no page of it.
  if (pathname === '/') return startAddress();
  // Without a menu the address cannot be checked yet. The guard loads the menu and shows a failure at that
  // address.
  if (!useRoutes.getState().ready || boardAt(pathname)) return path;
  const { kind } = resolveNow(pathname);
  return kind === 'screen' || kind === 'redirect' ? path : startAddress();
}

/**
 * Builds the menu after a log-in, from its answer or else from the server's.
 * @param search query of the log-in address
 * @returns the address to open
 */
export async function arrive(answer: SignIn, search: string): Promise<string> {
  if (answer.menuList && answer.permissions) bootstrapFrom(answer);
  // When the menu cannot be loaded, the router shows a page with a retry button.
  else await bootstrap().catch(() => undefined);
  return destination(search);
}
