import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import type { KeyInput } from 'puppeteer-core';
import type { Driver } from './driver';
import { takeSaved } from './savedFile';
import { takeTold, watch } from './watch';

/** Path of the browser, which tests/run.mjs sets; `undefined` where the machine has none. */
export const firefoxPath = (): string | undefined =>
  [process.env['CONSOLE_FIREFOX'], '/usr/bin/firefox-esr'].find(
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
      // The browser's own list of downloads would take the keyboard from the page.
      'browser.download.alwaysOpenPanel': false,
    },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(watch);
  // As JSON, which is what the other engine is told in.
  const ask: Driver['ask'] = <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => page.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`) as Promise<Result>;
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
    ask,
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    attach: async (css, path) => {
      const input = await page.waitForSelector(`${css}[type="file"]`, { hidden: true });
      await input?.toElement('input').then((element) => element.uploadFile(path));
    },
    press,
    picture: async (path) => writeFileSync(path, await page.screenshot()),
    saved: () => takeSaved(folder),
    problems: () => ask(takeTold),
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
