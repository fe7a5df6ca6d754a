import type { Entry } from '@/stores/routes';
import type { Tag } from '@/stores/tags';

/** What an address leads to. */
export type Resolution =
  | { kind: 'screen'; entry: Entry; params: Record<string, string> }
  | { kind: 'redirect'; to: string }
  | { kind: 'denied' }
  | { kind: 'notFound' };

const isPattern = (path: string): boolean => path.includes('/:');

/** The path without a trailing slash. */
const trimmed = (pathname: string): string => pathname.replace(/(.)\/$/, '$1');

/**
 * The path's segments, decoded one by one, so that an escaped slash stays inside its segment; an invalid escape
 * is kept.
 */
function partsOf(pathname: string): string[] {
  return pathname.split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

function paramsOf(pattern: string, parts: readonly string[]): Record<string, string> | null {
  const wanted = pattern.split('/');
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (want.startsWith(':') && part !== '') params[want.slice(1)] = part;
    else if (want !== part) return null;
  }
  return params;
}

/**
 * Finds the menu entry of an address: an exact path first, then patterns in the menu's order.
 * @param pathname as in the address bar, escapes included
 * @param roles of the operator; `null` skips the role check
 */
export function resolve(
  flat: readonly Entry[],
  pathname: string,
  roles: readonly string[] | null,
): Resolution {
  if (pathname === '/') return { kind: 'redirect', to: '/home' };
  const parts = partsOf(trimmed(pathname));
  const found = (pattern: boolean) =>
    flat.find(({ path }) => isPattern(path) === pattern && paramsOf(path, parts) !== null);
  const entry = found(false) ?? found(true);
  if (!entry) return { kind: 'notFound' };
  const denied =
    roles !== null && entry.roles.length > 0 && !entry.roles.some((role) => roles.includes(role));
  if (denied) return { kind: 'denied' };
  if (entry.target.kind !== 'directory') {
    return { kind: 'screen', entry, params: paramsOf(entry.path, parts) ?? {} };
  }
  return entry.target.to === null ? { kind: 'notFound' } : { kind: 'redirect', to: entry.target.to };
}

/**
 * Key of the tag of a screen: its path, so that filters in the address open no second tag; with shared tags the
 * pattern, so that all records of a detail screen use one tag.
 */
function tagKeyOf(entry: Entry, pathname: string, shared: boolean): string {
  return shared || !isPattern(entry.path) ? entry.path : trimmed(pathname);
}

/** The title in `tagsViewName` of the address: a JSON object by language, or plain text; `null` when absent. */
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
