import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import type { KeyInput } from 'puppeteer-core';
import type { Driver } from './driver';
import { takeSaved } from './savedFile';

/** Path of the browser; `undefined` where the machine has none. */
export const firefoxPath = (): string | undefined =>
  [process.env['CONSOLE_FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (path) => path !== undefined && existsSync(path),
  );

/** Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'console-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN',
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
    },
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`page error: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  const press = async (key: string, ...held: readonly KeyInput[]): Promise<void> => {
    for (const one of held) await page.keyboard.down(one);
    await page.keyboard.press(key as KeyInput);
    for (const one of held) await page.keyboard.up(one);
  };
  return {
    name: 'Firefox',
    open: async (address) => {
      await page.goto(address);
    },
    // As JSON, which is what the other engine is told in.
    ask: <Args extends readonly unknown[], Result>(
      work: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ) => page.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`) as Promise<Result>,
    click: ({ x, y }) => page.mouse.click(x, y),
    attach: async (css, path) => {
      const input = await page.waitForSelector(`${css}[type="file"]`, { hidden: true });
      await input?.toElement('input').then((element) => element.uploadFile(path));
    },
    press,
    picture: async (path) => writeFileSync(path, await page.screenshot()),
    saved: () => takeSaved(folder),
    problems: async () => problems,
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
