import { firstDefined } from '@/lib/firstDefined';
import { recordOf } from '@/lib/record';
import { linkIn } from '@/services/links';
import { ownStart } from '@/stores/ownStart';
import { useRoleDefaults } from '@/stores/roleDefaults';
import { useRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { useSeenAs } from '@/stores/seenAs';
import { HOME } from './guard';

/** Characters of a query that a start page may have. */
const LONGEST = 2000;

const isQuery = (search: unknown): search is string =>
  typeof search === 'string' && search.startsWith('?') && search.length <= LONGEST;

/**
 * The address to begin at: what the operator has chosen, else what the first role says whose page is in the menu, else home.
 * @param own component of the chosen page
 * @param sent what the roles set, in their order and unchecked
 */
export function startIn(menu: readonly Entry[], own: string | null, sent: readonly unknown[]): string {
  const starts = [{ view: own }, ...sent.map((one) => recordOf(recordOf(one)['start']))];
  const found = firstDefined(starts.map(recordOf), ({ view, search }) => {
    const path = typeof view === 'string' ? linkIn(menu, view) : null;
    return path === null ? undefined : `${path}${isQuery(search) ? search : ''}`;
  });
  return found ?? HOME;
}

/** `startIn` for the operator who is signed in; while the console is seen as a role, the role's. */
export const startAddress = (): string =>
  startIn(
    useRoutes.getState().flat,
    useSeenAs.getState().role ? null : ownStart(),
    useRoleDefaults.getState().sent,
  );
