import type { Page } from '@playwright/test';
import { expect } from './console';

/**
 * What of the page cannot be seen whole: words that are cut without dots and a tooltip, and buttons and links of which
 * a part is missing. What is scrolled to is not missed.
 */
const cutThings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The words inside of a canvas are for who does not see it.
    const HIDDEN = '[aria-hidden="true"], canvas, script, style';
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(HIDDEN) &&
      // For screen readers only.
      element.getBoundingClientRect().width > 1;

    /** Pixels that a box is cut by; 0 where dots and a tooltip stand for them. */
    function cutOf(box: DOMRect, from: Element): number {
      for (let place: Element | null = from; place; place = place.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(place);
        if (/auto|scroll/.test(overflowX)) return 0;
        const { left, right } = place.getBoundingClientRect();
        const cut = Math.max(box.right - right, left - box.left);
        const isEdge = /hidden|clip/.test(overflowX) || place.matches('button, html');
        if (!isEdge || cut <= 1) continue;
        return textOverflow === 'ellipsis' && place.closest('[title], [aria-label]') ? 0 : Math.round(cut);
      }
      return 0;
    }

    const found: string[] = [];
    const look = (name: string, box: DOMRect, from: Element) => {
      const cut = cutOf(box, from);
      if (cut === 0) return;
      const column = from.closest<HTMLElement>('[data-column]')?.dataset['column'];
      found.push(`${[column, name].filter(Boolean).join(': ')} (${String(cut)} px)`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (words === '' || !element || !isSeen(element)) continue;
      range.selectNodeContents(node);
      look(words, range.getBoundingClientRect(), element);
    }
    for (const control of document.querySelectorAll('header :is(button, a), main :is(button, a)')) {
      const { parentElement } = control;
      if (!parentElement || !isSeen(control)) continue;
      look(control.ariaLabel ?? control.textContent, control.getBoundingClientRect(), parentElement);
    }
    return [...new Set(found)];
  });

/** Whether a row is there that is seen whole as soon as it is scrolled to, with nothing over it; true where there is none. */
const firstRowIsReached = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const row = [...document.querySelectorAll('main [data-row-key]')].find((one) => one.checkVisibility());
    if (!row) return true;
    row.scrollIntoView({ block: 'nearest' });
    const { left, top, bottom } = row.getBoundingClientRect();
    const hit = document.elementFromPoint(Math.max(left, 0) + 12, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && row.contains(hit);
  });

/** Everything on the page can be seen whole or asked for, as soon as what a change has set going is done. */
export async function expectWhole(page: Page, what: string): Promise<void> {
  await expect.poll(() => cutThings(page), `cut on ${what}`).toEqual([]);
}

/** The first row of the page's list can be read and pressed. */
export async function expectRowReached(page: Page, what: string): Promise<void> {
  await expect.poll(() => firstRowIsReached(page), `first row of ${what}`).toBe(true);
}
