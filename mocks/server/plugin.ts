import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import { endWithParent } from './parent.ts';
import type { DemoServer } from './inVite';

/**
 * Loads the backend when a server starts, and not with every reading of Vite's configuration. How often customers
 * come by themselves is said by `DEMO_ARRIVALS` (off, calm or busy), else by the kind of server. `DEMO_NOW`, a moment
 * in ISO 8601, is where its clock starts from after every reset; without it that is the present minute.
 */
async function loadBackend(pace: string): Promise<DemoServer> {
  const file = join(import.meta.dirname, 'inVite.ts');
  const { module } = await runnerImport<typeof import('./inVite')>(file, { configFile: false });
  const { DEMO_ARRIVALS = pace, DEMO_NOW } = process.env;
  return module.createDemoServer(DEMO_ARRIVALS, DEMO_NOW);
}

/**
 * The mock backend inside Vite's own servers, in development and in preview. During `vite build` it
 * does nothing, so that nothing of it can reach the product.
 */
export function mockBackend(): Plugin {
  let demo: DemoServer | undefined;
  return {
    name: 'mock-backend',
    apply: 'serve',
    async configureServer({ middlewares }) {
      endWithParent();
      demo = await loadBackend('calm');
      middlewares.use(demo.answer);
    },
    async configurePreviewServer({ middlewares }) {
      endWithParent();
      demo = await loadBackend('off');
      middlewares.use(demo.answer);
      middlewares.use(demo.assets);
      middlewares.use(demo.pages);
    },
    transformIndexHtml: {
      // After Vite's own pass, which would take the panel's script for a module of the project.
      order: 'post',
      handler: (html) => demo?.withDemo(html) ?? html,
    },
  };
}
