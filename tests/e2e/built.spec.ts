import { builtFiles, builtText, fingerprint } from './built';
import { expect, test } from './console';
import { buildInto } from './deploy/builds';

/** What only development, or the mock backend, has any business with. */
const FORBIDDEN: [name: string, pattern: RegExp][] = [
  ['msw', /\bmsw\b|mockServiceWorker/],
  ['a local server', /localhost[:/]|127\.0\.0\.1/],
  ['debugger', /\bdebugger\b/],
  ['eval', /\beval\(|new Function\(/],
  ['names of settings', /\bVITE_[A-Z]/],
  ['a source map', /sourceMappingURL/],
];

const TEXT = /\.(js|css|html|json|svg|txt)$/;

test('C169 the built site carries nothing of development', async ({ request }) => {
  const state = (await (await request.get('/admin/__mock/state')).json()) as { data: { password: string } };
  const { password } = state.data;
  expect(password).toMatch(/^\w{6,}$/);
  const files = builtFiles();
  expect(files).toContain('/index.html');
  expect(files.filter((path) => /\.map$|mockServiceWorker|\/\.env|\.tsx?$/.test(path))).toEqual([]);
  const found = files
    .filter((path) => TEXT.test(path))
    .flatMap((path) => {
      const text = builtText(path);
      return [...FORBIDDEN, ['the demo password', new RegExp(password)] as const]
        .filter(([, pattern]) => pattern.test(text))
        .map(([name]) => `${path}: ${name}`);
    });
  expect(found).toEqual([]);
});

test('C173 another build of the same sources has the same files, byte for byte', () => {
  const again = test.info().outputPath('again');
  buildInto(again, { VITE_BASE: '/' });
  expect(fingerprint(again)).toEqual(fingerprint());
});

test('the preview server offers the demo, which the build itself does not', async ({ page }) => {
  await page.goto('/login');
  const demo = JSON.parse((await page.locator('meta[name="demo"]').getAttribute('content')) ?? '') as {
    accounts: { userName: string }[];
  };
  expect(demo.accounts.map(({ userName }) => userName)).toEqual(
    expect.arrayContaining(['admin', 'finance01', 'auditor01']),
  );
  expect(builtText('/index.html')).not.toContain('name="demo"');
});
