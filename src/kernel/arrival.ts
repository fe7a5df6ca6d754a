import type { SignIn } from '@/api/types';
import { useRoutes } from '@/stores/routes';
import { boardAt } from './boards';
import { bootstrap, bootstrapFrom } from './bootstrap';
import { HOME } from './guard';
import { resolveNow } from './prepare';
import { requestedAddress } from './requested';

/**
 * The address to open after log-in: the requested one, when it is safe and leads to a screen of this operator, else
 * home.
 * @param search query of the log-in address
 */
export function destination(search: string): string {
  const path = requestedAddress(search);
  if (path === null) return HOME;
  const { pathname } = new URL(path, location.origin);
  // Without a menu the address cannot be checked yet. The guard loads the menu and shows a failure at that
  // address.
  if (!useRoutes.getState().ready || boardAt(pathname)) return path;
  const { kind } = resolveNow(pathname);
  return kind === 'screen' || kind === 'redirect' ? path : HOME;
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
