import { create } from 'zustand';

/** Where a screen's component was found among the built view files. */
export type ViewMatch =
  | { kind: 'one'; key: string }
  | { kind: 'none' }
  | { kind: 'ambiguous'; keys: string[] };

/** What an entry of the menu opens. */
export type Target =
  /** A directory: leads to its first visible child, if there is any. */
  | { kind: 'directory'; to: string | null }
  | { kind: 'view'; component: string; match: ViewMatch }
  | { kind: 'link'; url: string }
  | { kind: 'frame'; url: string };

/** One entry of the menu as the console uses it. */
export interface Entry {
  /** Permission string; unique. */
  name: string;
  /** Absolute pattern: `/finance/recharge`, `/member/detail/:id`. */
  path: string;
  /** A message key, or the words of whoever typed them. */
  title: string;
  icon: string;
  hidden: boolean;
  keepAlive: boolean;
  pinned: boolean;
  roles: string[];
  target: Target;
  /** Patterns of its ancestors, the outermost first. */
  parents: string[];
  children: Entry[];
}

interface RoutesState {
  /** Nested, hidden entries included, home and personal first. */
  tree: Entry[];
  /** The same, flat, in the server's order. */
  flat: Entry[];
  /** False until the menu has been built once for this session. */
  ready: boolean;
}

/** The menu of the present session. */
export const useRoutes = create<RoutesState>(() => ({ tree: [], flat: [], ready: false }));

function flatten(tree: Entry[]): Entry[] {
  return tree.flatMap((entry) => [entry, ...flatten(entry.children)]);
}

/** Replaces the menu. */
export function setRoutes(tree: Entry[]): void {
  useRoutes.setState({ tree, flat: flatten(tree), ready: true });
}

export function clearRoutes(): void {
  useRoutes.setState({ tree: [], flat: [], ready: false });
}
