import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { tagElement } from './tagElement';

/** Pixels of the neighbouring tags that stay visible beside the active one. */
const SLACK = 48;

/** Scrolls the row of tags with the wheel (down moves right), and keeps the active tag in view. */
export function useTagScroll(bar: RefObject<HTMLElement | null>, active: string, count: number): void {
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

  useLayoutEffect(() => {
    const element = bar.current;
    const tag = tagElement(element, active);
    if (!element || !tag || count === 0) return;
    const left = tag.offsetLeft - SLACK;
    const right = tag.offsetLeft + tag.offsetWidth + SLACK;
    if (left < element.scrollLeft) element.scrollTo({ left });
    else if (right > element.scrollLeft + element.clientWidth)
      element.scrollTo({ left: right - element.clientWidth });
  }, [bar, active, count]);
}
