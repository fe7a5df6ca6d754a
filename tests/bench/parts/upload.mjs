import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '../load.mjs';
import { signIn, visit } from '../visit.mjs';

const { words: shellWords } = await load('../../src/i18n/words/shell.ts');
const { words: uploadWords } = await load('../../src/i18n/words/upload.ts');

const SIZE = 5 * 1024 ** 3;
const CHUNK = 2_048_000;

/** Chunks sent before and after the pause: enough to see whether memory stays flat. */
const BOUT = 100;

/** The setting that says how many megabytes a file may have at most. */
const LIMIT = 'sys.uploadFile.fileSize';

/** Makes the platform take a file of this size, and the page, which is signed in, know of it. */
async function liftLimit(page, origin) {
  const { value: token } = (await page.context().cookies()).find(({ name }) => name === 'token');
  const ask = async (method, path, data) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(`${origin}/admin/api/v2/sitebkd/${path}`, {
      method,
      headers,
      data,
    });
    const { code, msg, data: told } = await answer.json();
    if (code !== 0) throw new Error(`${path}: ${code} ${msg}`);
    return told;
  };
  const { list } = await ask('GET', `config/list?configKey=${LIMIT}`);
  const [{ id, version }] = list;
  await ask('PUT', 'config/edit', { id, version, configValue: String(SIZE / 1024 ** 2) });
  await page.reload();
}

/** A large file that takes no room on the disk. */
function sparseFile(folder) {
  const path = join(folder, 'large.mkv');
  const file = openSync(path, 'w');
  ftruncateSync(file, SIZE);
  closeSync(file);
  return path;
}

/**
 * What the machine's own tool needs for the file; `null` where there is none. The file is read before, since the first
 * to read it brings it into memory for all who follow.
 */
function referenceDigest(path) {
  const digest = () => spawnSync('md5sum', [path], { encoding: 'utf8' });
  digest();
  const begun = performance.now();
  const { status, stdout } = digest();
  return status === 0 ? { ms: performance.now() - begun, digest: stdout.slice(0, 32) } : null;
}

/** Mebibytes of the page's processes that are in memory; `NaN` where the system does not tell. */
async function residentMemory(cdp) {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = renderers.map(({ id }) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))[1]) / 1024;
    } catch {
      return NaN;
    }
  });
  return Math.max(...sizes);
}

/** Watches the page's memory until told to stop, or until the browser is closed; answers the most it took. */
function watchMemory(cdp) {
  const stop = new AbortController();
  const watching = (async () => {
    let most = 0;
    while (!stop.signal.aborted) {
      const now = await residentMemory(cdp).catch(() => stop.abort());
      most = Math.max(most, now ?? most);
      await new Promise((done) => setTimeout(done, 250));
    }
    return most;
  })();
  return () => {
    stop.abort();
    return watching;
  };
}

const noteLongTasks = (page) =>
  page.evaluate(() => {
    window.benchLongest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.benchLongest = Math.max(window.benchLongest, duration);
    }).observe({ type: 'longtask' });
  });

/**
 * Hashes a file of 5 GiB in the page and sends a part of it, with a pause in between. The page is signed in.
 * @throws Error when the digest is not the machine's own
 */
async function measureUpload(browser, page, origin) {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const control = `${origin}/admin/__mock/upload`;
  const calls = async () => (await (await page.request.get(control)).json()).data;
  const chunks = async () =>
    (await calls()).filter(({ call, end }) => call === 'chunk' && end === 'answered').length;
  const wait = async (done) => {
    while (!(await done())) await new Promise((next) => setTimeout(next, 100));
  };
  try {
    await liftLimit(page, origin);
    const path = sparseFile(folder);
    const reference = referenceDigest(path);
    await page.request.post(control, { data: {} });
    const cdp = await browser.newBrowserCDPSession();
    await page.locator('header').getByRole('button', { name: shellWords['shell.uploads'][0] }).click();
    const panel = page.getByRole('region', { name: uploadWords['upload.title'][0], exact: true });
    await panel.waitFor();
    await page.waitForLoadState('networkidle');
    await noteLongTasks(page);
    const before = await residentMemory(cdp);
    const mostMemory = watchMemory(cdp);

    const chooser = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: uploadWords['upload.addFiles'][0], exact: true }).click();
    const begun = performance.now();
    await (await chooser).setFiles(path);
    const row = panel.locator('li');
    await panel.locator('li[data-state="uploading"]').waitFor({ timeout: 300_000 });
    const hashed = performance.now() - begun;

    await wait(async () => (await chunks()) >= BOUT);
    await row.locator('button').first().click();
    await panel.locator('li[data-state="paused"]').waitFor();
    const paused = await chunks();
    await row.locator('button').first().click();
    await wait(async () => (await chunks()) >= paused + BOUT);
    const grown = (await mostMemory()) - before;
    const longest = await page.evaluate(() => window.benchLongest);
    const [{ identifier }] = await calls();
    await row.locator('button').nth(1).click();
    await page.request.post(control, { data: { off: true } });
    if (reference && identifier !== reference.digest)
      throw new Error(`Hashed ${identifier}, not ${reference.digest}`);
    return {
      'upload: hashing 5 GiB, MB/s': SIZE / 1000 / hashed,
      'upload: hashing, share of md5sum’s speed': (reference?.ms ?? NaN) / hashed,
      [`upload: memory while hashing and ${Math.round((2 * BOUT * CHUNK) / 1_000_000)} MB sent, MiB more`]:
        grown,
      'upload: longest task on the page, ms': longest,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How fast and with how little memory a file of 5 GiB is sent. */
export const measure = ({ browser, site: { origin } }) =>
  visit(browser, false, async (page) => {
    await signIn(page, origin);
    return measureUpload(browser, page, origin);
  });
