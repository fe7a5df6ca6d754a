import { useCallback, useEffect, useMemo } from 'react';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import type { Column } from './column';
import type { Filter, FilterValues } from '../filter/filter';
import { HIDDEN, hiddenBehind, hide } from './hiddenFilters';
import type { HiddenValues } from './hiddenFilters';
import { readSearch, unreadIn, writeSearch } from './listSearch';
import type { ListState } from './listSearch';
import type { Opening } from './opening';

/**
 * A part of an address that does not filter: values about persons that this browser tab does not know, or parameters
 * that could not be read.
 */
export type AddressWarning = { kind: 'hidden' } | { kind: 'unread'; params: readonly string[] };

/** The state of a list, kept in its address, so that it survives a reload and can be shared. */
export interface ListAddress {
  state: ListState;
  /** Why the address shows more rows than it seems to; `null` when it does not. */
  warning: AddressWarning | null;
  /** The query part for this state without values about persons, as it may be stored. */
  link(change: Partial<ListState>): string;
  /**
   * Changes the state; returns `false` when nothing differs.
   * @param quietly true for changes that the operator did not make: they replace the history entry
   */
  go(change: Partial<ListState>, quietly?: boolean): boolean;
  /** The state that a stored query part stands for. */
  read(search: string): ListState;
  /** Applies a stored query part; the parameters of the screen alone stay as they are. */
  apply(search: string): void;
  /** The path of the list, for links that others open. */
  pathname: string;
  /** True while the state has values about persons, which `link` leaves out. */
  hasPersonal: boolean;
}

/** Marks an address without filters as "show everything" when the screen would open with some. */
const EVERYTHING = 'all';

/** The parameters that the address of a list can have. */
export interface AddressParts<Row> {
  filters: readonly Filter[];
  columns: readonly Column<Row>[];
  /** Parameters set by something other than the filter bar (tabs). */
  params: readonly string[];
  /** Parameters set by the screen itself; they are not filters. */
  reservedParams: readonly string[];
  /** Parameters that belong to the screen alone: they stay in the address, and are no part of a question. */
  ownParams: readonly string[];
  /** Parameters about persons: their values are kept out of the address. */
  personal: readonly string[];
  /** What an address without parameters asks; `undefined`: everything. */
  opening: Opening | undefined;
}

/** The values about persons, which the address does not hold, and the others. */
function split(
  values: FilterValues,
  personal: readonly string[],
): { open: FilterValues; hidden: HiddenValues } {
  const entries = Object.entries(values);
  return {
    open: Object.fromEntries(entries.filter(([name]) => !personal.includes(name))),
    hidden: Object.fromEntries(
      entries.flatMap(([name, value]) =>
        personal.includes(name) && typeof value === 'string' ? [[name, value] as const] : [],
      ),
    ),
  };
}

/** Parameters of an address by their names. */
type Params = Readonly<Record<string, string | undefined>>;

/** The query part of an address for this state, with a key in the place of values about persons. */
function addressOf(state: ListState, personal: readonly string[], own: Params): string {
  const { open, hidden } = split(state.values, personal);
  const key = Object.keys(hidden).length > 0 ? hide(hidden) : undefined;
  return writeSearch({ ...state, values: open }, { ...own, [HIDDEN]: key });
}

/** A stored query part with the parameters of the screen alone that it does not say, so that the screen keeps its tab. */
function withOwn(wanted: string, own: Params): string {
  const said = new URLSearchParams(wanted);
  const kept = Object.entries(own).flatMap(([name, value]) =>
    value === undefined || wanted === '' || said.has(name) ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return [wanted, ...kept].join('&');
}

const names = (words: string): string[] => words.split(' ').filter(Boolean);

/** Reads and writes the state of a list in the address of its tab. */
export function useListAddress<Row>(parts: AddressParts<Row>): ListAddress {
  const { filters, columns, opening } = parts;
  const { pathname, search } = useTabLocation();
  const params = [...filters.flatMap((filter) => filter.params), ...parts.params].join(' ');
  const reserved = parts.reservedParams.join(' ');
  const sorts = columns.flatMap(({ sort }) => sort ?? []).join(' ');
  const personal = parts.personal.join(' ');
  const ownNames = parts.ownParams.join(' ');
  const own = useMemo((): Params => {
    const query = new URLSearchParams(search);
    return Object.fromEntries(names(ownNames).map((name) => [name, query.get(name) ?? undefined]));
  }, [search, ownNames]);
  const read = useCallback(
    (stored: string) => readSearch(stored, names(params), names(sorts), names(reserved)),
    [params, sorts, reserved],
  );
  const given = useMemo(() => {
    const found = read(search);
    const hidden = hiddenBehind(new URLSearchParams(search).get(HIDDEN) ?? '');
    return { ...found, values: { ...found.values, ...split(hidden ?? {}, names(personal)).hidden } };
  }, [search, read, personal]);
  const warning = useMemo((): AddressWarning | null => {
    const query = new URLSearchParams(search);
    if (query.has(HIDDEN) && !hiddenBehind(query.get(HIDDEN) ?? '')) return { kind: 'hidden' };
    const unread = unreadIn(search, names(params));
    return unread.length > 0 ? { kind: 'unread', params: unread } : null;
  }, [search, params]);
  const everything = opening ? `?${EVERYTHING}=1` : '';
  const isDefault =
    opening !== undefined &&
    writeSearch(given) === '' &&
    ![EVERYTHING, HIDDEN].some((name) => new URLSearchParams(search).has(name));
  const state = useMemo(() => (isDefault ? { ...given, ...opening } : given), [isDefault, given, opening]);
  // A link may have been written by hand; its values leave the address as soon as they were read.
  const isPlain = names(personal).some((name) => new URLSearchParams(search).has(name));
  const current = isDefault || isPlain ? '' : addressOf(state, names(personal), own) || everything;
  const go = useCallback<ListAddress['go']>(
    (change, quietly = false) => {
      const next = addressOf({ ...state, ...change }, names(personal), own) || everything;
      if (next === current) return false;
      void goTo(`${pathname}${next}`, { replace: quietly, quietly });
      return true;
    },
    [pathname, state, personal, own, current, everything],
  );
  useEffect(() => {
    if (isDefault || isPlain) go({}, true);
  }, [isDefault, isPlain, go]);
  const apply = useCallback(
    (wanted: string) => void goTo(`${pathname}${withOwn(wanted, own) || everything}`),
    [pathname, everything, own],
  );
  return {
    state,
    warning,
    link: (change) =>
      writeSearch({ ...state, ...change, values: split(state.values, names(personal)).open }, own),
    go,
    read,
    pathname,
    hasPersonal: Object.keys(split(state.values, names(personal)).hidden).length > 0,
    apply,
  };
}
