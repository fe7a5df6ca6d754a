import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion } from '@/ui/base/media';

/** Milliseconds that antd's menu takes to open a branch. */
const OPENING = 300;

/** What scrolls an element up and down: the nearest box around it that can. */
function scrollerOf(element: Element): Element | null {
  let box = element.parentElement;
  while (box && !(box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)))
    box = box.parentElement;
  return box;
}

/** Scrolls as far as it takes to see an element. After `scrollIntoView` the next Tab would go on from there. */
function bringIntoView(element: Element): void {
  const box = scrollerOf(element);
  if (!box) return;
  const [own, room] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  if (own.top < room.top) box.scrollTop += own.top - room.top;
  else if (own.bottom > room.bottom) box.scrollTop += own.bottom - room.bottom;
}

/** Scrolls the selected entry of the menu into view whenever the selection changes. */
export function useInView(menu: RefObject<HTMLElement | null>, selected: string | null): void {
  const calm = useReducedMotion();
  useEffect(() => {
    const look = () => {
      const chosen = menu.current?.querySelector('.ant-menu-item-selected');
      if (chosen) bringIntoView(chosen);
    };
    const timer = setTimeout(look, calm ? 0 : OPENING);
    return () => clearTimeout(timer);
  }, [menu, selected, calm]);
}
