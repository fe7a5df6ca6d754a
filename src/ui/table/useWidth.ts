import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds: a menu that slides in changes widths many times, and is followed when it is there. */
const SETTLED = 120;

/**
 * Pixels from side to side that the content of an element has. The browser tells them when it has laid the page out, before
 * it paints: nothing is laid out for the question.
 * @param initial until then, and where nothing is laid out
 */
export function useWidth(place: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const observer = new ResizeObserver((entries) => {
      const told = entries.at(-1)?.contentRect.width ?? 0;
      if (told === 0) return;
      clearTimeout(timer);
      if (isFirst) flushSync(() => setWidth(told));
      else timer = setTimeout(() => setWidth(told), SETTLED);
      isFirst = false;
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place]);
  return width;
}
