import { create } from 'zustand';

/** Result of looking up a screen's component among the built view files. */
export type ViewMatch =
  | { kind: 'one'; key: string }
  | { kind: 'none' }
  | { kind: 'ambiguous'; keys: string[] };

/** What a menu entry opens. */
export type Target =
  /** A directory; `to` is the address of its first visible child, `null` if there is none. */
  | { kind: 'directory'; to: string | null }
  | { kind: 'view'; component: string; match: ViewMatch }
  | { kind: 'link'; url: string }
  | { kind: 'frame'; url: string };

/** One entry of the menu as the console uses it. */
export interface Entry {
  /** Permission string; unique. */
  name: string;
  /** Absolute path pattern, for example `/finance/recharge` or `/member/detail/:id`. */
  path: string;
  /** A message key, or free text entered in the menu administration. */
  title: string;
  icon: string;
  hidden: boolean;
  keepAlive: boolean;
  pinned: boolean;
  roles: string[];
  target: Target;
  /** Path patterns of its ancestors, the outermost first. */
  parents: string[];
  children: Entry[];
}

interface RoutesState {
  /** Nested, including hidden entries; home and the personal centre come first. */
  tree: Entry[];
  /** The entries of `tree` as a flat list, in the server's order. */
  flat: Entry[];
  /** False until the menu has been built once for this session. */
  ready: boolean;
}

/** The menu of the present session. */
export const useRoutes = create<RoutesState>(() => ({ tree: [], flat: [], ready: false }));

function flatten(tree: Entry[]): Entry[] {
  return tree.flatMap((entry) => [entry, ...flatten(entry.children)]);
}

export function setRoutes(tree: Entry[]): void {
  useRoutes.setState({ tree, flat: flatten(tree), ready: true });
}

export function clearRoutes(): void {
  useRoutes.setState({ tree: [], flat: [], ready: false });
}
