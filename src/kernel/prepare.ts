import { useRoutes } from '@/stores/routes';
import { useSession } from '@/stores/session';
import { useTheme } from '@/stores/theme';
import { DENIED } from './active';
import { resolve } from './resolve';
import type { Resolution } from './resolve';
import { loadView, ownView } from './views';

/** The view file that a resolution needs, or `null`. */
function fileOf(found: Resolution): string | null {
  switch (found.kind) {
    case 'denied':
      return ownView('error/noPower');
    case 'notFound':
      return ownView('error/notFound');
    case 'redirect':
      return null;
    case 'screen': {
      const { target } = found.entry;
      return target.kind === 'view' && target.match.kind === 'one' ? target.match.key : null;
    }
  }
}

/** Resolves an address for the current operator. */
export function resolveNow(pathname: string): Resolution {
  if (pathname === DENIED) return { kind: 'denied' };
  // The menu of the front-end mode is already filtered by role.
  const roles = useTheme.getState().isRequestRoutes ? (useSession.getState().user?.roles ?? []) : null;
  return resolve(useRoutes.getState().flat, pathname, roles);
}

/**
 * Loads the screen of an address before it is shown. Never rejects: a missing file is reported by the screen
 * itself.
 */
export async function prepareScreen(found: Resolution): Promise<void> {
  const file = fileOf(found);
  if (file !== null) await loadView(file).catch(() => undefined);
}
