import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { builtFiles, fingerprint } from '../built';
import { buildInto } from './builds';
import { expect, test } from './deployed';

/** What only development, or the mock backend, has any business with. */
const FORBIDDEN: [name: string, pattern: RegExp][] = [
  ['msw', /\bmsw\b|mockServiceWorker/],
  ['a local server', /localhost[:/]|127\.0\.0\.1/],
  ['a breakpoint', /\bdebugger\s*[;}]/],
  ['eval', /\beval\(|new Function\(/],
  ['names of settings', /\bVITE_[A-Z]/],
  ['a source map', /sourceMappingURL/],
];

const TEXT = /\.(js|css|html|json|svg|txt)$/;

/** Every file of the site, as nginx serves it: path below the base → content. */
async function servedFiles(
  request: APIRequestContext,
  sitePath: string,
  root: string,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const path of builtFiles(join(root, sitePath))) {
    const answer = await request.get(`${sitePath}${path.slice(1)}`);
    expect([path, answer.status()]).toEqual([path, 200]);
    files.set(path, await answer.body());
  }
  return files;
}

test('C169 C173 the served site carries nothing of development, and another build of the same sources is it, byte for byte', async ({
  request,
  sitePath,
  deployment,
}) => {
  test.setTimeout(90_000);
  const state = (await (await request.get('/admin/__mock/state')).json()) as { data: { password: string } };
  const { password } = state.data;
  expect(password).toMatch(/^\w{6,}$/);
  const served = await servedFiles(request, sitePath, deployment.root);
  const paths = [...served.keys()];
  expect(paths).toContain('/index.html');
  expect(paths.filter((path) => /\.map$|mockServiceWorker|\/\.env|\.tsx?$/.test(path))).toEqual([]);
  const found = [...served]
    .filter(([path]) => TEXT.test(path))
    .flatMap(([path, content]) =>
      [...FORBIDDEN, ['the demo password', new RegExp(password)] as const]
        .filter(([, pattern]) => pattern.test(content.toString('utf8')))
        .map(([name]) => `${path}: ${name}`),
    );
  expect(found).toEqual([]);

  const again = test.info().outputPath('again');
  buildInto(again, { VITE_BASE: sitePath });
  const hashes = [...served].map(([path, content]) => {
    // Each answer has a nonce of its own.
    const same =
      path === '/index.html'
        ? content.toString('utf8').replace(/(?<=(?:nonce|content)=")[0-9a-f]{32}(?=")/g, '__CSP_NONCE__')
        : content;
    return [path, createHash('sha256').update(same).digest('hex')];
  });
  expect(Object.fromEntries(hashes)).toEqual(fingerprint(again));
});
