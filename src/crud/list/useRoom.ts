import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Milliseconds: a menu that slides in changes the width many times, and is followed when it is there. */
const SETTLED = 120;

/** Pixels of the list that was on screen last: the next one has as many. */
let latest = Number.POSITIVE_INFINITY;

/**
 * Pixels from side to side that the content of an element has. Unlimited where nothing is laid out.
 */
export function useRoom(place: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(latest);
  useLayoutEffect(() => {
    const measure = () => {
      const element = place.current;
      if (!element || element.clientWidth === 0) return;
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      latest = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      setRoom(latest);
    };
    measure();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLED);
    });
    if (place.current) observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place]);
  return room;
}
