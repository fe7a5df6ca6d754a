import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { Entry } from '@/stores/routes';
import { useRoutes } from '@/stores/routes';
import { useSession } from '@/stores/session';
import type { Tag } from '@/stores/tags';
import { useTheme } from '@/stores/theme';
import { resolve, tagOf } from './resolve';

/** What the address on screen shows. */
export type Active =
  | { kind: 'screen'; tag: Tag; entry: Entry }
  | { kind: 'denied' }
  | { kind: 'notFound' }
  /** No menu any more: the session has ended and the way to the log-in page is under way. */
  | { kind: 'leaving' };

/** Address of the page that says that something is not allowed. */
export const DENIED = '/401';

/** The operator's roles, asked for entries that name some. */
const useRoles = (): readonly string[] | null => useSession((state) => state.user?.roles ?? null);

/** The present screen, resolved from the address and the menu. */
export function useActive(): Active {
  const { pathname, search } = useLocation();
  const flat = useRoutes((state) => state.flat);
  const ready = useRoutes((state) => state.ready);
  const shared = useTheme((theme) => theme.isShareTagsView);
  const frontMode = useTheme((theme) => !theme.isRequestRoutes);
  const roles = useRoles();
  return useMemo(() => {
    if (!ready) return { kind: 'leaving' };
    if (pathname === DENIED) return { kind: 'denied' };
    const found = resolve(flat, pathname, frontMode ? null : roles);
    if (found.kind === 'redirect') return { kind: 'notFound' };
    if (found.kind !== 'screen') return found;
    return { ...found, tag: tagOf(found.entry, found.params, pathname, search, shared) };
  }, [flat, ready, pathname, search, shared, frontMode, roles]);
}

/** True while another screen is on its way. */
export function useNavigating(): boolean {
  return useNavigation().state !== 'idle';
}
