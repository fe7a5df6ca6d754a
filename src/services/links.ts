import { useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';

/** Parameters of the screen's path, and filters of its list as query parameters. Empty values are left out. */
export type LinkParams = Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>;

/** The entry of a menu that opens a view. */
function entryOf(menu: readonly Entry[], view: string): Entry | undefined {
  const file = `/views/${view}.tsx`;
  return menu.find(
    ({ target }) => target.kind === 'view' && target.match.kind === 'one' && target.match.key.endsWith(file),
  );
}

/** Fills in the parameters of a path and deletes them from `left`. Returns `null` if one of them is missing. */
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
 * The address of a view. The server chooses the paths, so it is looked up in the menu. Returns `null` if the menu
 * has no such view, or if its path needs a parameter that is not given.
 */
export function linkIn(menu: readonly Entry[], view: string, params: LinkParams = {}): string | null {
  const entry = entryOf(menu, view);
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

/** Title of a view in the menu, a key or free text; empty where the menu has no such view. */
export const titleOfView = (view: string): string => entryOf(useRoutes.getState().flat, view)?.title ?? '';

/** `linkIn` for the menu of the operator who is signed in, read once. */
export const linkTo = (view: string, params?: LinkParams): string | null =>
  linkIn(useRoutes.getState().flat, view, params);

/** Like `linkTo`, and renders again when the menu changes. */
export function useLink(view: string, params?: LinkParams): string | null {
  return useRoutes(({ flat }) => linkIn(flat, view, params));
}
