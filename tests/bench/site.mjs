import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { preview } from 'vite';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Folder of the built site; `CONSOLE_DIST` names another one than `dist`. */
export const DIST = resolve(ROOT, process.env['CONSOLE_DIST'] ?? 'dist');

const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** The files of the built site that travel compressed: address → gzip. */
function compressed() {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TYPES[extname(entry.name)] && !/\.br\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      file.slice(DIST.length).replaceAll('\\', '/'),
      gzipSync(readFileSync(file), { level: 6 }),
    ]),
  );
}

/** Sends files as a web server in front of the console would, and notes what was asked for. */
function compressing(files, asked) {
  return {
    name: 'bench-gzip',
    enforce: 'pre',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0];
        // The demo's own panel is no part of the console.
        if (!path.startsWith('/admin/__mock/')) asked.push(path);
        const body = files.get(path);
        if (!body) return next();
        response.writeHead(200, {
          'Content-Type': TYPES[extname(path)],
          'Content-Encoding': 'gzip',
          'Content-Length': body.length,
          'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'max-age=60',
        });
        return response.end(body);
      });
    },
  };
}

/**
 * Serves the built site, compressed, with a mock backend of its own.
 *
 * `asked` are the paths asked for so far, `sizeOf` the compressed bytes of one.
 */
export async function openSite() {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('There is no build: run "npm run build" first.');
  const files = compressed();
  const asked = [];
  const server = await preview({
    root: ROOT,
    logLevel: 'error',
    build: { outDir: DIST },
    plugins: [compressing(files, asked)],
    preview: { port: 0, host: '127.0.0.1' },
  });
  const { port } = server.httpServer.address();
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    sizeOf: (path) => files.get(path)?.length ?? NaN,
    close: () => server.close(),
  };
}
