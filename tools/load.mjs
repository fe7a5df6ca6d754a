import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Hands `run` what loads TypeScript modules by their paths below the project; what several of them need is read once. */
export async function withLoader(run) {
  const server = await createServer({
    root,
    configFile: false,
    resolve: { alias: { '@': join(root, 'src'), '#mocks': join(root, 'mocks') } },
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await run((path) => server.ssrLoadModule(`/${path}`));
  } finally {
    await server.close();
  }
}

/** Loads a TypeScript module by its path below the project, and hands it to `run`. */
export const withModule = (path, run) => withLoader(async (load) => run(await load(path)));
