import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion } from '../base/media';

/** Milliseconds that antd's menu takes to open a branch. */
const OPENING = 300;

/** Scrolls the selected entry of the menu into view whenever the selection changes. */
export function useInView(menu: RefObject<HTMLElement | null>, selected: string | null): void {
  const calm = useReducedMotion();
  useEffect(() => {
    const look = () =>
      menu.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(look, calm ? 0 : OPENING);
    return () => clearTimeout(timer);
  }, [menu, selected, calm]);
}
