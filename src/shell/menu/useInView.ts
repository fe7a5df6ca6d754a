import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useReducedMotion } from '../base/media';

/** How long antd's menu takes to open a branch, in milliseconds. */
const OPENING = 300;

/** Scrolls the menu's chosen entry into sight when another one is chosen, by whatever way. */
export function useInView(menu: RefObject<HTMLElement | null>, selected: string | null): void {
  const calm = useReducedMotion();
  useEffect(() => {
    const look = () =>
      menu.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' });
    const timer = setTimeout(look, calm ? 0 : OPENING);
    return () => clearTimeout(timer);
  }, [menu, selected, calm]);
}
