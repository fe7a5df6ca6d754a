import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Milliseconds: a menu that slides in changes widths many times, and is followed when it is there. */
const SETTLED = 120;

/**
 * Pixels from side to side that the content of an element has, known before it is painted.
 * @param initial before the first measurement, and where nothing is laid out
 */
export function useWidth(place: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      if (element.clientWidth === 0) return;
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setWidth(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    measure();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLED);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place]);
  return width;
}
