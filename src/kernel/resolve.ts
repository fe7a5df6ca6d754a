import { matchPath } from 'react-router-dom';
import type { Entry } from '@/stores/routes';
import type { Tag } from '@/stores/tags';

/** What an address leads to. */
export type Resolution =
  | { kind: 'screen'; entry: Entry; params: Record<string, string> }
  | { kind: 'redirect'; to: string }
  | { kind: 'denied' }
  | { kind: 'notFound' };

function paramsOf(entry: Entry, pathname: string): Record<string, string> | null {
  const match = matchPath({ path: entry.path, end: true, caseSensitive: true }, pathname);
  if (!match) return null;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(match.params)) if (value !== undefined) params[name] = value;
  return params;
}

/**
 * Finds the menu entry behind an address: an exact path first, then patterns in the menu's order.
 * @param roles of the operator; `null` asks no roles
 */
export function resolve(flat: readonly Entry[], pathname: string, roles: readonly string[] | null): Resolution {
  if (pathname === '/') return { kind: 'redirect', to: '/home' };
  const clean = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const exact = flat.find(({ path }) => path === clean);
  const candidates = exact ? [exact] : flat.filter(({ path }) => path.includes('/:'));
  for (const entry of candidates) {
    const params = paramsOf(entry, clean);
    if (!params) continue;
    const denied = roles !== null && entry.roles.length > 0 && !entry.roles.some((role) => roles.includes(role));
    if (denied) return { kind: 'denied' };
    if (entry.target.kind !== 'directory') return { kind: 'screen', entry, params };
    return entry.target.to === null ? { kind: 'notFound' } : { kind: 'redirect', to: entry.target.to };
  }
  return { kind: 'notFound' };
}

/**
 * Identity of the tag of a screen: its path, so that filters in the address open no second tag;
 * with shared tags the pattern, so that one tag serves a detail screen whatever it shows.
 */
export function tagKeyOf(entry: Entry, pathname: string, shared: boolean): string {
  return shared ? entry.path : pathname;
}

/** `tagsViewName` of the address: a JSON object by language, or the words as they are. */
function givenTitle(search: string): string | null {
  return new URLSearchParams(search).get('tagsViewName');
}

/** The tag of a screen at an address. */
export function tagOf(
  entry: Entry,
  params: Record<string, string>,
  pathname: string,
  search: string,
  shared: boolean,
): Tag {
  return {
    key: tagKeyOf(entry, pathname, shared),
    path: entry.path,
    pathname,
    search,
    params,
    title: givenTitle(search) ?? entry.title,
    icon: entry.icon,
    pinned: entry.pinned,
    keepAlive: entry.keepAlive,
  };
}
