import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { expect, test } from './deployed';

const HELP = join(import.meta.dirname, '..', '..', '..', 'src', 'app', 'contentPolicy.ts');

/** Script of a page with antd alone, after the help of `contentPolicy` or without it. */
async function script(helped: boolean): Promise<string> {
  const entry = 'virtual:entry';
  const code = `${helped ? `import ${JSON.stringify(HELP)};` : ''}
    import { drawAntd } from ${JSON.stringify(fileURLToPath(new URL('./antdAlone.tsx', import.meta.url)))};
    drawAntd();`;
  const folder = mkdtempSync(join(tmpdir(), 'console-antd-'));
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  rmSync(folder, { recursive: true });
  const outputs = 'output' in result ? result.output : [];
  return outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n');
}

const bundle = { alone: '', helped: '' };

test.beforeAll(async () => {
  bundle.alone = await script(false);
  bundle.helped = await script(true);
});

/** Opens the deployed page with another script in place of the console's, and tells which rules it broke. */
async function violations(page: Page, sitePath: string, body: string, trustedTypes: boolean) {
  const broken = new Set<string>();
  page.on('console', (message) => {
    const [, rule] = /^violation of ([\w-]+)/.exec(message.text()) ?? [];
    if (rule) broken.add(rule);
  });
  await page.route('**/antd-alone.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route(`**${sitePath}login`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const html = await response.text();
    await route.fulfill({
      response,
      headers: {
        ...headers,
        'content-security-policy': trustedTypes
          ? policy
          : policy.replace(/require-trusted-types-for 'script'; /, ''),
      },
      body: html
        .replace(/<link rel="modulepreload"[^>]*>/g, '')
        .replace(/(<script type="module"[^>]*src=")[^"]+/, `$1${sitePath}assets/antd-alone.js`),
    });
  });
  await page.goto(`${sitePath}login`);
  await page.locator('body > main').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return [...broken].sort();
}

test('C168 antd with the help of contentPolicy breaks no rule, and is drawn', async ({ page, sitePath }) => {
  expect(await violations(page, sitePath, bundle.helped, true)).toEqual([]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button').last()).not.toHaveCSS('border-radius', '0px');
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
});

test('C168 antd without that help still breaks each of its three rules: a part that it no longer breaks can go', async ({
  page,
  sitePath,
  otherPage,
  oracle,
}) => {
  oracle.allow(/./);
  expect(await violations(page, sitePath, bundle.alone, true)).toContain('require-trusted-types-for');
  const other = await otherPage();
  await other.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      console.error(`violation of ${effectiveDirective}:`),
    );
  });
  expect(await violations(other, sitePath, bundle.alone, false)).toEqual([
    'style-src-attr',
    'style-src-elem',
  ]);
});
