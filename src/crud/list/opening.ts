import { addressParams } from '@/contract/params';
import type { Resource } from '@/contract/resource';
import { safeStorage } from '@/lib/storage';
import { useRoleDefaults } from '@/stores/roleDefaults';
import { useSeenAs } from '@/stores/seenAs';
import { useSession } from '@/stores/session';
import type { FilterValues } from '../filter/filter';
import { defaultSearch, soundSearch } from './listDefaults';
import { readSearch } from './listSearch';
import type { ListState } from './listSearch';

/** What a list asks when its address says nothing. */
export type Opening = Pick<ListState, 'values' | 'sort'>;

const storage = safeStorage('local');

const keyNow = (list: string) => `console.opening.${useSession.getState().user?.id ?? '0'}.${list}` as const;

/** The query part that the operator wants a list to open with; `undefined` without a choice. */
function ownOpening({ name }: Resource): string | undefined {
  const stored = storage.read(keyNow(name));
  return typeof stored === 'string' ? stored : undefined;
}

/** Keeps what the operator wants a list to open with; `undefined` takes it back. */
export function keepOpening({ name }: Resource, search: string | undefined): void {
  if (search === undefined) storage.remove(keyNow(name));
  else storage.write(keyNow(name), search);
}

/** What says how a list opens: the operator, a role, or the console. */
export type OpeningSource = 'own' | 'role' | 'product';

/**
 * How a list opens: as the operator wants it, else as the first role that says so, else as the console comes.
 * @param own what the operator wants
 * @param sent what the roles set, in their order and unchecked
 */
export function openingIn(
  resource: Resource,
  own: string | undefined,
  sent: readonly unknown[],
): { source: OpeningSource; search: string | undefined } {
  const wanted = soundSearch(resource, own);
  if (wanted !== undefined) return { source: 'own', search: wanted };
  const set = defaultSearch(sent, resource);
  return set === undefined ? { source: 'product', search: undefined } : { source: 'role', search: set };
}

/** `openingIn` for the operator who is signed in; while the console is seen as a role, the role's. */
export const openingNow = (resource: Resource) =>
  openingIn(
    resource,
    useSeenAs.getState().role ? undefined : ownOpening(resource),
    useRoleDefaults.getState().sent,
  );

/**
 * What a list asks first; `undefined` when that is everything.
 * @param product the filters that the console comes with for it
 */
export function openingOf(
  resource: Resource,
  product: (() => FilterValues) | undefined,
): Opening | undefined {
  const { search } = openingNow(resource);
  if (search === undefined) return product && { values: product(), sort: null };
  if (search === '' && !product) return undefined;
  const { values, sort } = readSearch(search, addressParams(resource), resource.sorts ?? []);
  return { values, sort };
}
