/** `npm run docs`: prints docs/calls.md from the contract. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const server = await createServer({
  root,
  configFile: false,
  resolve: { alias: { '@': join(root, 'src') } },
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
});
const { callsPage } = await server.ssrLoadModule('/tests/architecture/calls.ts');
writeFileSync(join(root, 'docs/calls.md'), callsPage());
await server.close();
