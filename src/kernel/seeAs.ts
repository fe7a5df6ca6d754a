import { hasOne } from '@/lib/permission';
import { setRoleDefaults, useRoleDefaults } from '@/stores/roleDefaults';
import { setRoutes, useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { seeOwn, useSeenAs } from '@/stores/seenAs';
import type { SeenRole } from '@/stores/seenAs';
import { useSession } from '@/stores/session';
import { firstVisible } from './menuRoutes';

/** What the operator has without a role to look as; `null` while there is none. */
let own: { tree: Entry[]; permissions: ReadonlySet<string>; defaults: readonly unknown[] } | null = null;

/** The menu that was narrowed last, so that it is told from one that the server has sent since. */
let narrowed: Entry[] | null = null;

/** Whether a role opens an entry: by the roles that the entry names, else by its name, which is a permission. */
const opens = ({ keys, known, held }: SeenRole, { name, roles }: Entry): boolean =>
  roles.length > 0 ? roles.some((key) => keys.includes(key)) : !known.has(name) || held.has(name);

/** The entries that a role opens; a directory stays as long as something stands below it. */
export function entriesOf(tree: readonly Entry[], role: SeenRole): Entry[] {
  return tree.flatMap((entry) => {
    if (entry.target.kind === 'directory') {
      const children = entriesOf(entry.children, role);
      const to = firstVisible(children);
      return children.length === 0 ? [] : [{ ...entry, children, target: { ...entry.target, to } }];
    }
    if (!opens(role, entry)) return [];
    return [{ ...entry, children: entriesOf(entry.children, role) }];
  });
}

/** Shows of menu and permissions what the role has as well, and what the role sets; also of those that the server has sent meanwhile. */
function narrow(): void {
  const { role } = useSeenAs.getState();
  const { tree, ready } = useRoutes.getState();
  if (!role || !ready || tree === narrowed) return;
  const { permissions } = useSession.getState();
  own = { tree, permissions, defaults: useRoleDefaults.getState().sent };
  setRoleDefaults([role.defaults]);
  const both = [...role.held].filter((permission) => hasOne(permissions, permission));
  useSession.setState({ permissions: new Set(both) });
  useSeenAs.setState({ lacking: role.held.size - both.length });
  narrowed = entriesOf(tree, role);
  setRoutes(narrowed);
}

useRoutes.subscribe(narrow);

/**
 * Shows the console as a role sees it: never more than the operator has. It changes what is shown alone; the server decides about
 * each call by the operator's own rights.
 */
export function seeAs(role: SeenRole): void {
  endSeeAs();
  useSeenAs.setState({ role, lacking: 0 });
  narrow();
}

/** Shows the operator's own menu and permissions again. */
export function endSeeAs(): void {
  const before = own;
  own = null;
  narrowed = null;
  const { role } = useSeenAs.getState();
  seeOwn();
  if (!role || !before) return;
  useSession.setState({ permissions: before.permissions });
  setRoleDefaults(before.defaults);
  setRoutes(before.tree);
}
