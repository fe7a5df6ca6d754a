import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONFIGURATION = join(import.meta.dirname, '..', '..', 'deploy', 'console.conf.template');

/** Stands in the place of the nonce until a server puts one there; as a nonce it is as good as another. */
const NONCE = '__CSP_NONCE__';

/**
 * What a deployment answers with: the policy of pages and everything else, and that of the worker that hashes. Reports are left out, for
 * a page tells its violations on the console.
 * @throws Error when the configuration no longer says them as it did
 */
function policies() {
  const block = /_own_policy \{\n([^}]|\}(?!\n))*\n\}/.exec(readFileSync(CONFIGURATION, 'utf8'))?.[0] ?? '';
  const [page, worker] = [...block.matchAll(/"(default-src [^"]+)"/g)].map(([, policy]) =>
    policy
      .replace('$request_id', NONCE)
      .replaceAll(/ \$\{\w+\}/g, '')
      .replaceAll(/; report-(uri|to)[^;]*/g, ''),
  );
  if (!page?.includes(NONCE) || !worker) throw new Error(`${CONFIGURATION} names no policies`);
  return { page, worker };
}

/** Holds the built site to the strict policy that it is deployed with. */
export function strictPolicy() {
  const { page, worker } = policies();
  return {
    name: 'strict-policy',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url ?? '';
        // The backend's own answers are sent as it wants them.
        if (!path.startsWith('/admin/'))
          response.setHeader(
            'Content-Security-Policy',
            /\/md5\.worker-[\w-]+\.js$/.test(path) ? worker : page,
          );
        next();
      });
    },
  };
}
