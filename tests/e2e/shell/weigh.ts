import type { Page } from '@playwright/test';

/** What a page holds after the garbage has been collected. */
export interface Weight {
  /** Bytes of live JavaScript. */
  heap: number;
  listeners: number;
  nodes: number;
}

/** Weighs a page. */
export async function weigh(page: Page): Promise<Weight> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  // What finalizers let go of is collected by the second round.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
}
