import { useEffect } from 'react';
import type { RefObject } from 'react';
import { setTags, useTags } from '@/stores/tags';
import { useTheme } from '@/stores/theme';
import { useCoarsePointer } from '@/ui/base/media';
import { sorted } from './tagRules';

/** Lets tags be reordered by dragging, on devices with a precise pointer. */
export function useTagSort(bar: RefObject<HTMLElement | null>): void {
  const coarse = useCoarsePointer();
  const wanted = useTheme((theme) => theme.isSortableTagsView) && !coarse;

  useEffect(() => {
    const element = bar.current;
    if (!element || !wanted) return undefined;
    let stopped = false;
    let stop = () => {
      stopped = true;
    };
    const begin = async () => {
      const { default: Sortable } = await import('sortablejs');
      if (stopped) return;
      const sortable = Sortable.create(element, {
        animation: 300,
        dataIdAttr: 'data-key',
        filter: '[data-act]',
        preventOnFilter: false,
        onMove: ({ related }) => related.dataset['pinned'] !== 'true',
        onEnd: () => {
          const order = sortable.toArray();
          // Restore the DOM order that React rendered, because React moves the elements itself when it draws
          // the new order.
          sortable.sort(useTags.getState().list.map(({ key }) => key));
          setTags(sorted(useTags.getState().list, order));
        },
      });
      stop = () => sortable.destroy();
    };
    // The library is loaded when the pointer first enters the row.
    const came = () => void begin().catch(() => undefined);
    element.addEventListener('pointerenter', came, { once: true });
    return () => {
      element.removeEventListener('pointerenter', came);
      stop();
    };
  }, [bar, wanted]);
}
