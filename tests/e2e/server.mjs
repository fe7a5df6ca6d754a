// One worker's own server: the built site and a mock backend, whose clock begins at `DEMO_NOW`. It tells its origin to the
// process that forked it, and ends with it.
import { join } from 'node:path';
import { preview } from 'vite';
import { strictPolicy } from './policy.mjs';

/** Nothing is compressed on a way that ends on the same machine; pages are written anew and see to that themselves. */
const uncompressed = {
  name: 'uncompressed',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
};

const [outDir] = process.argv.slice(2);

const server = await preview({
  root: join(import.meta.dirname, '..', '..'),
  logLevel: 'error',
  plugins: [uncompressed, strictPolicy()],
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
});
// A kept connection is closed by whoever opened it: a request on one that is just being closed here would fail by chance.
server.httpServer.keepAliveTimeout = 0;
const { port } = server.httpServer.address();
process.send(`http://127.0.0.1:${port}`);
process.once('disconnect', () => process.exit(0));
