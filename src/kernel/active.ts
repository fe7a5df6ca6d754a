import { useMemo } from 'react';
import type { Entry } from '@/stores/routes';
import { useRoutes } from '@/stores/routes';
import { useSession } from '@/stores/session';
import type { Tag } from '@/stores/tags';
import { useTheme } from '@/stores/theme';
import type { Address } from '@/stores/place';
import { resolve, tagOf } from './resolve';

/** What an address shows. */
export type Active =
  | { kind: 'screen'; tag: Tag; entry: Entry }
  | { kind: 'denied' }
  | { kind: 'notFound' }
  /** The session has ended: there is no menu any more, and the navigation to the log-in page has begun. */
  | { kind: 'leaving' };

/** Address of the page shown when a screen is not permitted. */
export const DENIED = '/401';

/** The operator's roles, compared with entries that name roles; `null` asks for none. */
const useRoles = (): readonly string[] | null => useSession((state) => state.user?.roles ?? null);

/** What an address shows, resolved from it and the menu. */
export function useActive({ pathname, search }: Address): Active {
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

/** True for an address that the operator's roles do not admit. */
export function useDenied(pathname: string): boolean {
  const flat = useRoutes((state) => state.flat);
  const roles = useRoles();
  return resolve(flat, pathname, roles).kind === 'denied';
}
