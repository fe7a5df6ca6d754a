import type { Page } from '@playwright/test';

declare global {
  interface Window {
    testIntervals: Set<number>;
  }
}

/** From the next load on the page counts the intervals that run in it. */
export const countIntervals = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const running = (window.testIntervals = new Set<number>());
    const [begin, end] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
    const counted = (handler: TimerHandler, ms?: number, ...more: unknown[]): number => {
      const id = begin(handler, ms, ...more);
      running.add(id);
      return id;
    };
    Object.assign(window, {
      setInterval: counted,
      clearInterval: (id?: number) => {
        if (id !== undefined) running.delete(id);
        end(id);
      },
    });
  });

/** How many intervals run in the page. */
export const intervals = (page: Page): Promise<number> => page.evaluate(() => window.testIntervals.size);
