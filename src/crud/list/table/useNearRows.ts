import { useEffect } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Line } from './lines';
import type { LiveRows } from './liveRows';

/** Around what can be seen. */
const NEAR = { rootMargin: '400px 0px', scrollMargin: '400px 0px' };

/** What takes the page as it stands, rows out of view included. */
const TAKERS = ['beforeprint', 'copy'] as const;

/**
 * Has only those rows of a live table follow that are near what can be seen; the others follow when they come near, and
 * before the page is printed or copied.
 */
export function useNearRows<Row extends object>(
  body: RefObject<HTMLElement | null>,
  lines: readonly Line<Row>[],
  live: LiveRows<Row> | undefined,
): void {
  useEffect(() => {
    if (!live || !body.current || !('IntersectionObserver' in window)) return undefined;
    const near = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const key = target instanceof HTMLElement ? target.dataset['rowKey'] : undefined;
        if (key !== undefined) live.setNear(key, isIntersecting);
      }
    }, NEAR);
    for (const row of body.current.children) near.observe(row);
    // The browser does not wait for a later drawing.
    const take = () => flushSync(() => live.tellAll());
    for (const taker of TAKERS) window.addEventListener(taker, take, { capture: true });
    return () => {
      near.disconnect();
      for (const taker of TAKERS) window.removeEventListener(taker, take, { capture: true });
    };
  }, [body, lines, live]);
}
