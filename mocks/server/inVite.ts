import { middleware } from './node';
import type { Middleware } from './node';
import { keptAssets } from './assets';
import { demoPages, withDemo } from './pages';
import { createMockBackend } from './backend';
import { paceOf } from './arrivals';

/** What Vite's servers need of the backend. */
export interface DemoServer {
  answer: Middleware;
  pages: Middleware;
  assets: Middleware;
  withDemo(html: string): string;
}

/**
 * A fresh demo. Loaded by its file's name.
 * @param pace how often customers come by themselves: off, calm or busy
 * @param startsAt moment in ISO 8601 that its clock starts from; default: the present minute
 * @public
 */
export const createDemoServer = (pace: string, startsAt?: string): DemoServer => ({
  answer: middleware(
    createMockBackend({
      pace: paceOf(pace),
      ...(startsAt === undefined ? {} : { now: Date.parse(startsAt) }),
    }),
  ),
  pages: demoPages,
  assets: keptAssets,
  withDemo,
});
