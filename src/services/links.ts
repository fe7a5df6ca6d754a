import { useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';

/** What a screen is opened with: filters of its list, or the parameters of its path. Empty values are left out. */
export type LinkParams = Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>;

const opens = ({ target }: Entry, view: string): boolean =>
  target.kind === 'view' && target.match.kind === 'one' && target.match.key.endsWith(`/views/${view}.tsx`);

/** Fills in the parameters of a path and takes them out of what is left; `null` where one is missing. */
function fillPath(pattern: string, left: Map<string, LinkParams[string]>): string | null {
  const parts = pattern.split('/').map((part) => {
    const name = /^:(\w+)\??$/.exec(part)?.[1];
    if (name === undefined) return part;
    const value = left.get(name);
    left.delete(name);
    return value === undefined ? null : encodeURIComponent(String(value));
  });
  return parts.includes(null) ? null : parts.join('/');
}

/**
 * The address of a view in a menu, where the server names the paths. `null` where the menu has no such view,
 * or where its path asks for a parameter that is not given.
 */
export function linkIn(menu: readonly Entry[], view: string, params: LinkParams = {}): string | null {
  const entry = menu.find((one) => opens(one, view));
  if (!entry) return null;
  const left = new Map(Object.entries(params).filter(([, value]) => value !== undefined && value !== ''));
  const path = fillPath(entry.path, left);
  if (path === null) return null;
  const query = new URLSearchParams();
  for (const [name, value] of left) {
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, String(one));
    else query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The address of a view for the operator who is signed in; `null` where it is not in their menu. */
export const linkTo = (view: string, params?: LinkParams): string | null =>
  linkIn(useRoutes.getState().flat, view, params);

/** `linkTo` that follows changes of the menu. */
export function useLink(view: string, params?: LinkParams): string | null {
  return useRoutes(({ flat }) => linkIn(flat, view, params));
}
