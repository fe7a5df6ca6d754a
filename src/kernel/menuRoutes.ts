import type { Entry, Target } from '@/stores/routes';
import { matchView } from './viewMap';

/** Deeper levels are dropped. The limit also stops a record that contains itself. */
const DEEPEST = 12;

const PARENT = 'layout/routerView/parent';
const LINK = 'layout/routerView/link';
const FRAMES = ['layout/routerView/iframes', 'layout/routerView/iframe'];

/** Addresses that menu entries cannot take. */
const RESERVED = ['/', '/login', '/401'];

/** A menu record that was left out, and the reason. */
export interface Problem {
  /** The record's title, path or id, whichever exists. */
  item: string;
  reason: 'shape' | 'path' | 'duplicate' | 'depth';
}

interface Built {
  tree: Entry[];
  problems: Problem[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const recordOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

/** Servers write flags as booleans, 0/1 or "0"/"1". */
const flagOf = (value: unknown): boolean => value === true || value === 1 || value === '1';

function targetOf(
  record: Record<string, unknown>,
  meta: Record<string, unknown>,
  children: Entry[],
  files: readonly string[],
): Target {
  const component = textOf(record['component']).replace(/^\//, '');
  const url = textOf(meta['isLink']);
  if (flagOf(meta['isIframe']) || FRAMES.includes(component)) return { kind: 'frame', url };
  if (url !== '' || component === LINK) return { kind: 'link', url };
  const to = namedBelow(children, textOf(record['redirect'])) ?? firstVisible(children);
  // An entry with a visible child redirects to it or to the one it names, whatever its component is.
  if (to !== null || component === '' || component === PARENT) return { kind: 'directory', to };
  return { kind: 'view', component, match: matchView(files, component) };
}

/** The path that a directory names, if a screen below it has it. */
function namedBelow(children: Entry[], path: string): string | null {
  if (path === '' || path.includes('/:')) return null;
  const isThere = children.some(
    (child) =>
      (child.path === path && child.target.kind !== 'directory') || namedBelow(child.children, path) !== null,
  );
  return isThere ? path : null;
}

/**
 * The address that a directory redirects to: its first visible child without parameters; `null` when there is
 * none.
 */
export function firstVisible(children: readonly Entry[]): string | null {
  const child = children.find(
    ({ hidden, path, target }) =>
      !hidden && !path.includes('/:') && (target.kind !== 'directory' || target.to !== null),
  );
  if (!child) return null;
  return child.target.kind === 'directory' ? child.target.to : child.path;
}

/**
 * Converts the server's menu to entries. The answer is not trusted: a record without the needed shape, with a
 * path already taken, or nested too deep is left out and reported; all others are kept.
 * @param taken paths of the console's own screens
 */
export function menuRoutes(menu: unknown, files: readonly string[], taken: readonly string[] = []): Built {
  const problems: Problem[] = [];
  const paths = new Set([...RESERVED, ...taken]);
  const ids = new Set<unknown>();

  const build = (list: unknown, parents: string[]): Entry[] => {
    if (!Array.isArray(list)) return [];
    const entries: Entry[] = [];
    for (const raw of list) {
      const entry = one(raw, parents);
      if (entry) entries.push(entry);
    }
    return entries;
  };

  const one = (raw: unknown, parents: string[]): Entry | null => {
    const record = recordOf(raw);
    const meta = recordOf(record?.['meta']);
    const path = textOf(record?.['path']).replace(/(.)\/+$/, '$1');
    const item = textOf(meta?.['title']) || path || JSON.stringify(record?.['id'] ?? '?');
    const refuse = (reason: Problem['reason']) => {
      problems.push({ item, reason });
      return null;
    };
    if (!record || !meta) return refuse('shape');
    if (!/^\/[^\s?#\\]*$/.test(path) || path.includes('//')) return refuse('path');
    if (parents.length >= DEEPEST) return refuse('depth');
    const id = record['id'];
    if (paths.has(path) || (id !== undefined && ids.has(id))) return refuse('duplicate');
    paths.add(path);
    if (id !== undefined) ids.add(id);
    const children = build(record['children'], [...parents, path]);
    const roles = Array.isArray(meta['roles'])
      ? meta['roles'].filter((role) => typeof role === 'string')
      : [];
    return {
      name: textOf(record['name']) || path,
      path,
      title: textOf(meta['title']) || path,
      icon: textOf(meta['icon']),
      hidden: flagOf(meta['isHide']),
      keepAlive: flagOf(meta['isKeepAlive']),
      pinned: flagOf(meta['isAffix']) && !flagOf(meta['isHide']),
      roles,
      target: targetOf(record, meta, children, files),
      parents,
      children,
    };
  };

  return { tree: build(menu, []), problems };
}

/** The part of a menu that a holder of these roles may see; entries without roles are visible to all. */
export function forRoles(tree: readonly Entry[], roles: readonly string[]): Entry[] {
  return tree
    .filter((entry) => entry.roles.length === 0 || entry.roles.some((role) => roles.includes(role)))
    .map((entry) => ({ ...entry, children: forRoles(entry.children, roles) }));
}
