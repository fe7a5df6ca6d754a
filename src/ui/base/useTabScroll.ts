import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Pixels of the neighbouring tabs that stay visible beside the active one. */
const SLACK = 48;

/** Scrolls a row of tabs with the wheel (down moves right), and keeps the active one in view. */
export function useTabScroll(bar: RefObject<HTMLElement | null>, active: string, count: number): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const scroll = (event: WheelEvent) => {
      if (element.scrollWidth <= element.clientWidth || event.deltaX !== 0) return;
      event.preventDefault();
      element.scrollBy({ left: event.deltaY });
    };
    // React registers wheel handlers as passive, which could not keep the page from scrolling too.
    element.addEventListener('wheel', scroll, { passive: false });
    return () => element.removeEventListener('wheel', scroll);
  }, [bar]);

  useEffect(() => {
    const element = bar.current;
    const tab = element?.querySelector('[role="tab"][aria-selected="true"]');
    if (!element || !tab || count === 0) return undefined;
    const show = (own: DOMRectReadOnly, row: DOMRectReadOnly) => {
      if (own.left - SLACK < row.left) element.scrollBy({ left: own.left - SLACK - row.left });
      else if (own.right + SLACK > row.right) element.scrollBy({ left: own.right + SLACK - row.right });
    };
    if (!('IntersectionObserver' in window)) {
      show(tab.getBoundingClientRect(), element.getBoundingClientRect());
      return undefined;
    }
    // It tells where the tab stands once the page has been laid out: to ask here would have it laid out twice.
    const place = new IntersectionObserver(
      ([entry]) => {
        place.disconnect();
        if (entry?.rootBounds) show(entry.boundingClientRect, entry.rootBounds);
      },
      { root: element },
    );
    place.observe(tab);
    return () => place.disconnect();
  }, [bar, active, count]);
}
