import { Activity, memo, useLayoutEffect, useMemo } from 'react';
import { isEqual } from '@/lib/equal';
import { useDirty } from '@/stores/dirty';
import type { Entry } from '@/stores/routes';
import { useRoutes } from '@/stores/routes';
import { TabLocationContext } from '@/services/tabLocation';
import { useTags, visitTag } from '@/stores/tags';
import type { Tag } from '@/stores/tags';
import type { Active } from './active';
import { Loading } from './Loading';
import { FileView, ScreenView } from './ScreenView';
import { ViewBoundary } from './ViewBoundary';
import { ownView } from './views';

/** Number of screens kept; beyond it, those visited least recently are dropped first. */
const MOST_KEPT = 20;

/** One kept screen with its own address. While hidden it neither renders nor runs effects. */
const KeptTab = memo(function KeptTab({ tag, entry, on }: { tag: Tag; entry: Entry; on: boolean }) {
  const { key, pathname, search, params } = tag;
  const address = useMemo(() => ({ tab: key, pathname, search, params }), [key, pathname, search, params]);
  // React skips an unchanged element when only the visibility changes.
  const screen = useMemo(
    () => (
      <TabLocationContext value={address}>
        <ViewBoundary>
          <ScreenView entry={entry} />
        </ViewBoundary>
      </TabLocationContext>
    ),
    [address, entry],
  );
  return <Activity mode={on ? 'visible' : 'hidden'}>{screen}</Activity>;
});

/**
 * The tags whose screens stay mounted: the active one and the twenty visited most recently among those that ask
 * to be kept, pinned ones before unpinned ones. Screens with an unsaved form always stay.
 */
export function keptTags(
  list: readonly Tag[],
  visited: readonly string[],
  active: Tag | null,
  isUnsaved: (key: string) => boolean,
): Tag[] {
  const known = active && !list.some(({ key }) => key === active.key) ? [...list, active] : list;
  const mustStay = ({ key }: Tag) => key === active?.key || isUnsaved(key);
  const rank = (tag: Tag) => (tag.key === active?.key ? Infinity : visited.indexOf(tag.key));
  const candidates = known.filter((tag) => mustStay(tag) || (tag.keepAlive && visited.includes(tag.key)));
  const order = [...candidates].sort(
    (a, b) => Number(b.pinned) - Number(a.pinned) || (rank(b) > rank(a) ? 1 : -1),
  );
  const kept = new Set(order.filter((tag, index) => index < MOST_KEPT || mustStay(tag)));
  return known.filter((tag) => kept.has(tag));
}

/** Draws the kept screens, with the active one visible, or the page that says why there is none. */
export function KeptTabs({ active }: { active: Active }) {
  const list = useTags((state) => state.list);
  const visited = useTags((state) => state.visited);
  const refreshes = useTags((state) => state.refreshes);
  const flat = useRoutes((state) => state.flat);
  const unsaved = useDirty((state) => state.tabs);
  const tag = active.kind === 'screen' ? active.tag : null;

  useLayoutEffect(() => {
    if (tag) visitTag(tag);
  }, [tag]);

  const byPath = useMemo(() => new Map(flat.map((entry) => [entry.path, entry])), [flat]);
  const kept = keptTags(list, visited, tag, (key) => key in unsaved)
    // Until the visit is recorded, the current address is newer than the one in the list.
    .map((item) => (tag && item.key === tag.key && !isEqual(item, tag) ? tag : item))
    // Sorted by key instead of tag order: moving an iframe in the DOM, when its tag is dragged, would reload
    // it.
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return (
    <>
      {kept.map((item) => {
        const entry = byPath.get(item.path);
        if (!entry) return null;
        const key = `${item.key}#${refreshes[item.key] ?? 0}`;
        return <KeptTab key={key} tag={item} entry={entry} on={item.key === tag?.key} />;
      })}
      {active.kind === 'leaving' && <Loading />}
      {(active.kind === 'denied' || active.kind === 'notFound') && (
        <ViewBoundary key={active.kind}>
          <FileView file={ownView(active.kind === 'denied' ? 'error/noPower' : 'error/notFound')} />
        </ViewBoundary>
      )}
    </>
  );
}
