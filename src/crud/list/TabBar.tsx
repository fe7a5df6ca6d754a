import { useCallback, useEffect, useRef } from 'react';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { useSame } from '@/ui/base/useSame';
import { TabRow } from './TabRow';

/** Key of the tab without a filter. It is not a code of any dictionary and is valid in an id. */
const ALL = '-all';

/** Keys of the tabs of filters begin with it; no code of a dictionary does. */
const VIEW = '-view';

/** A blank as wide as a digit keeps the place of a count, so that no tab is cut when the count comes. */
const DIGIT = '\u2007';

/** A filter as a tab. */
export interface ViewTab {
  name: string;
  /** Number of its records; `null` while it is not known. */
  count: number | null;
  isShown: boolean;
  apply: () => void;
}

interface TabBarProps {
  /** One tab per state, after those of the filters: where there is no room for all, the last are in a menu. */
  states: readonly { key: string; label: string }[];
  views: readonly ViewTab[];
  /** The state that the list shows: `null` for all of them, empty for some of them. */
  state: string | null;
  onState: (key: string | null) => void;
  /** Removes all filters. */
  onClear: () => void;
}

/** Tabs above a list: all records, filters, and its states. Where the list shows none of them, no tab is active. */
export function TabBar({ states, views, state, onState, onClear }: TabBarProps) {
  const t = useT();
  const shown = views.findIndex(({ isShown }) => isShown);
  const activeKey = shown < 0 ? (state ?? ALL) : `${VIEW}${shown}`;
  const items = useSame([
    { key: ALL, label: t('crud.all') },
    ...views.map(({ name, count }, place) => ({
      key: `${VIEW}${place}`,
      label: `${visibleText(name)} ${count ?? DIGIT}`,
    })),
    ...states,
  ]);
  const choose = useRef((_key: string): void => undefined);
  useEffect(() => {
    choose.current = (key) => {
      if (key.startsWith(VIEW)) views[Number(key.slice(VIEW.length))]?.apply();
      // From a filter one comes back to everything, not to what the filter leaves of all states.
      else if (key === ALL && shown >= 0) onClear();
      else onState(key === ALL ? null : key);
    };
  });
  // The same function while a list refreshes itself.
  const onChoose = useCallback((key: string) => choose.current(key), []);
  return <TabRow tabs={items} active={activeKey} onChoose={onChoose} />;
}
