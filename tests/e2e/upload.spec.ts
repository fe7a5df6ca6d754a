import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { UploadCall } from '#mocks/server/uploadTrouble';
import { axeOn } from './axe';
import { accountForm, expect, fillSignIn, signInFast, SITE, test } from './console';
import { say } from './words';

const CHUNK = 2_048_000;

const zh = (key: Parameters<typeof say>[1], params?: Parameters<typeof say>[2]) => say('zh-CN', key, params);

interface TestFile {
  name: string;
  path: string;
  md5: string;
}

/** A file on disk with a content of its own. */
function fileOf(folder: string, name: string, size: number): TestFile {
  mkdirSync(folder, { recursive: true });
  const data = randomBytes(size);
  const path = join(folder, name);
  writeFileSync(path, data);
  return { name, path, md5: createHash('md5').update(data).digest('hex') };
}

const panelOf = (page: Page): Locator => page.getByRole('region', { name: zh('upload.title'), exact: true });

async function openPanel(page: Page): Promise<Locator> {
  const panel = panelOf(page);
  if (!(await panel.isVisible()))
    await page
      .locator('header')
      .getByRole('button', { name: zh('shell.uploads') })
      .click();
  await expect(panel).toBeVisible();
  return panel;
}

async function choose(page: Page, ...files: TestFile[]): Promise<void> {
  const panel = await openPanel(page);
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: zh('upload.addFiles'), exact: true }).click();
  await (await chooser).setFiles(files.map(({ path }) => path));
}

const rowOf = (page: Page, { name }: TestFile): Locator =>
  panelOf(page).getByRole('listitem').filter({ hasText: name });

/** The backend's own log of upload calls, and its switches. */
const trouble = (page: Page, origin: string) => ({
  set: (wish: object) => page.request.post(`${origin}/admin/__mock/upload`, { data: wish }),
  calls: async () =>
    ((await (await page.request.get(`${origin}/admin/__mock/upload`)).json()) as { data: UploadCall[] }).data,
});

async function storedMd5(page: Page, file: TestFile): Promise<string> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
  const library = await page.request.get(`${SITE}file/list`, {
    params: { md5: file.md5 },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await library.json()) as { data: { list: { url: string }[] } };
  const answer = await page.request.get(data.list[0]?.url ?? '');
  return createHash('md5')
    .update(await answer.body())
    .digest('hex');
}

/** Tries again whatever has failed until a file is there. */
async function waitForSuccess(page: Page, file: TestFile): Promise<void> {
  const row = rowOf(page, file);
  await expect(async () => {
    const retry = row.getByRole('button', { name: zh('upload.retry', { name: file.name }) });
    if (await retry.isVisible()) await retry.click();
    await expect(row).toHaveAttribute('data-state', 'success', { timeout: 1000 });
  }).toPass({ timeout: 90_000 });
}

/** Chunks that came again although the server had acknowledged them. */
function sentAgain(calls: readonly UploadCall[]): string[] {
  const known = new Set<string>();
  return calls
    .filter(({ call }) => call === 'chunk')
    .map(({ identifier, chunkNumber, end }) => {
      const key = `${identifier}/${chunkNumber}`;
      const again = known.has(key);
      if (end === 'answered') known.add(key);
      return again ? key : '';
    })
    .filter(Boolean);
}

test('C110 C112 60 MB through lost calls, 503s, a reload and the end of the log-in arrive whole, no acknowledged chunk twice', async ({
  page,
  origin,
  oracle,
}, info) => {
  test.setTimeout(180_000);
  oracle.allow(/503|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  const file = fileOf(info.outputDir, 'recording.mp4', 60_000_000);
  const server = trouble(page, origin);
  const chunks = async () =>
    (await server.calls()).filter(({ call, end }) => call === 'chunk' && end === 'answered').length;
  page.on('dialog', (dialog) => void dialog.accept());

  await signInFast(page, 'admin');
  await server.set({ seed: 7, drop: 0.1, lose: 0.12, fail: 0.1, delayMs: 200 });
  await choose(page, file);
  await expect.poll(chunks, { timeout: 60_000 }).toBeGreaterThan(6);

  await page.reload();
  const before = await chunks();
  // Enough is left for the session to end before the file is whole.
  expect(before).toBeLessThan(22);
  await server.set({ seed: 8, drop: 0.1, lose: 0.12, fail: 0.1, delayMs: 60, expireAfter: 5 });
  await choose(page, file);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toBeVisible({ timeout: 30_000 });
  await expect(rowOf(page, file)).toContainText(zh('upload.paused.session'));
  await alert.getByRole('button').click();
  await fillSignIn(page, 'admin');
  await accountForm(page).locator('button[type="submit"]').click();
  await page.waitForURL('**/home');

  await expect(panelOf(page)).toBeVisible();
  await waitForSuccess(page, file);
  const calls = await server.calls();
  expect(sentAgain(calls)).toEqual([]);
  expect(new Set(calls.map(({ end }) => end))).toEqual(
    new Set(['answered', 'dropped', 'lost', 'failed', 'expired']),
  );
  expect(await storedMd5(page, file)).toBe(file.md5);
  expect(await page.evaluate(() => localStorage.getItem('console.uploads'))).toBeNull();
});

test('C104 files around the size of a chunk arrive as they are, in chunks by the count rule', async ({
  page,
  origin,
}, info) => {
  const sizes = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK - 1, 2 * CHUNK];
  const files = sizes.map((size) => fileOf(info.outputDir, `file ${size}.pdf`, size));
  await signInFast(page, 'admin');
  const server = trouble(page, origin);
  await server.set({});
  await choose(page, ...files);
  for (const file of files) {
    await expect(async () => {
      await panelOf(page)
        .locator('[tabindex="0"]')
        .evaluate((box, name) => {
          const rows = [...box.querySelectorAll('li')];
          if (!rows.some((row) => row.textContent?.includes(name)))
            box.scrollTop = (box.scrollTop + 49) % box.scrollHeight;
        }, file.name);
      await expect(rowOf(page, file)).toHaveAttribute('data-state', 'success', { timeout: 500 });
    }).toPass();
    expect(await storedMd5(page, file)).toBe(file.md5);
  }
  const calls = await server.calls();
  const counts = files.map(
    ({ md5 }) => calls.filter((one) => one.call === 'chunk' && one.identifier === md5).length,
  );
  expect(counts).toEqual([1, 1, 1, 1, 1, 1, 2]);
});

test('C123 where no worker can be had the page hashes, and goes on answering', async ({
  page,
  oracle,
}, info) => {
  oracle.allow(/md5\.worker|ERR_FAILED/);
  await page.route('**/md5.worker*', (route) => route.abort());
  const file = fileOf(info.outputDir, 'sound.wav', 20_000_000);
  await signInFast(page, 'admin');
  await choose(page, file);
  await waitForSuccess(page, file);
  expect(await storedMd5(page, file)).toBe(file.md5);
});

test('C112 after a log-out the same file goes on where it was', async ({ page, origin, oracle }, info) => {
  oracle.allow(/ERR_ABORTED/);
  page.on('dialog', (dialog) => void dialog.accept());
  const file = fileOf(info.outputDir, 'film.mkv', 12 * CHUNK);
  const server = trouble(page, origin);
  await signInFast(page, 'admin');
  await server.set({ delayMs: 300 });
  await choose(page, file);
  await expect.poll(async () => (await server.calls()).length, { timeout: 20_000 }).toBeGreaterThan(3);
  await page.getByRole('button', { name: new RegExp(zh('user.account')) }).click();
  await page.getByRole('menuitem', { name: zh('user.dropdown5') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('user.logOutConfirm') })
    .click();
  await page.waitForURL('**/login**');
  await page.goto('/login');
  await signInFast(page, 'admin');
  await server.set({});
  await choose(page, file);
  await waitForSuccess(page, file);
  expect(sentAgain(await server.calls())).toEqual([]);
  expect(await storedMd5(page, file)).toBe(file.md5);
});

test('the panel can be used by keyboard, and finds nothing wrong with itself', async ({ page }, info) => {
  const file = fileOf(info.outputDir, 'a picture.png', 1000);
  await signInFast(page, 'admin');
  const opener = page.locator('header').getByRole('button', { name: zh('shell.uploads') });
  await opener.press('Enter');
  await expect(panelOf(page)).toBeVisible();
  await choose(page, file);
  await waitForSuccess(page, file);
  const { violations } = await axeOn(page)
    .include(`[aria-label="${zh('upload.title')}"]`)
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await panelOf(page)
    .getByRole('button', { name: zh('upload.close') })
    .press('Enter');
  const tab = page.locator('#upload-tab');
  await expect(tab).toBeFocused();
  await tab.press('Enter');
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
});

test('C113 a file that changes on the disk while it goes up is cancelled with a message, the other one goes on', async ({
  page,
  origin,
  oracle,
}, info) => {
  // The browser's name for it depends on how far it was: before it read a piece, or in the middle of one, which then
  // ends early (ERR_FAILED).
  oracle.allow(
    /ERR_UPLOAD_FILE_CHANGED|ERR_FILE_NOT_FOUND|ERR_FAILED/,
    new RegExp(zh('upload.unreadable', { name: 'log.txt' })),
  );
  const changing = fileOf(info.outputDir, 'log.txt', 12 * CHUNK);
  const other = fileOf(info.outputDir, 'other.pdf', 3 * CHUNK);
  await signInFast(page, 'admin');
  const server = trouble(page, origin);
  await server.set({ delayMs: 400 });
  await choose(page, changing, other);
  await expect.poll(async () => (await server.calls()).length, { timeout: 20_000 }).toBeGreaterThan(3);
  writeFileSync(changing.path, 'something else');
  await expect(page.getByText(zh('upload.unreadable', { name: changing.name }))).toBeVisible({
    timeout: 20_000,
  });
  await expect(rowOf(page, changing)).toHaveCount(0);
  await waitForSuccess(page, other);
  expect(await storedMd5(page, other)).toBe(other.md5);
});

test('C121 without a network an upload waits, and goes on by itself when it is back', async ({
  page,
  context,
  origin,
  oracle,
}, info) => {
  oracle.allow(/ERR_INTERNET_DISCONNECTED/);
  const file = fileOf(info.outputDir, 'sound.flac', 10 * CHUNK);
  await signInFast(page, 'admin');
  const server = trouble(page, origin);
  await server.set({ delayMs: 300 });
  await choose(page, file);
  await expect.poll(async () => (await server.calls()).length, { timeout: 20_000 }).toBeGreaterThan(3);
  await context.setOffline(true);
  await expect(rowOf(page, file)).toContainText(zh('upload.paused.offline'));
  await context.setOffline(false);
  await waitForSuccess(page, file);
  expect(sentAgain(await server.calls())).toEqual([]);
});

test('C120 the library takes files, lists them with their md5, and the same file twice is one upload', async ({
  page,
  origin,
}, info) => {
  const file = fileOf(info.outputDir, 'report.pdf', 1000);
  await signInFast(page, 'admin', '/system/tools/files');
  const server = trouble(page, origin);
  await server.set({ delayMs: 300 });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: zh('file.upload') }).click();
  await (await chooser).setFiles([file.path]);
  await expect(panelOf(page)).toBeVisible();
  await choose(page, file);
  await expect(page.getByText(zh('upload.duplicate', { name: file.name }))).toBeVisible();
  await waitForSuccess(page, file);
  const row = page.locator('main [data-row-key]').filter({ hasText: file.name });
  await expect(row).toContainText(file.md5.slice(0, 6));
  expect((await server.calls()).filter(({ call }) => call === 'chunk')).toHaveLength(1);
});
