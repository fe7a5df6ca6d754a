import { middleware } from './node';
import type { Middleware } from './node';
import { demoPages, withDemo } from './pages';
import { createMockBackend } from './backend';

/** What Vite's servers need of the backend. */
export interface DemoServer {
  answer: Middleware;
  pages: Middleware;
  withDemo(html: string): string;
}

/**
 * A fresh demo. Loaded by its file's name.
 * @public
 */
export const createDemoServer = (): DemoServer => ({
  answer: middleware(createMockBackend()),
  pages: demoPages,
  withDemo,
});
