import type { Page } from '@playwright/test';
import { expect, expectToFit, menuItem, signInFast, SITE, test } from './console';
import { expectRowReached, expectWhole } from './clipping';
import { expectGlance, GLANCES } from './glances';
import { rows } from './lists';
import { openCreation, openDetail } from './openings';
import { closeOthers, screensOf, visit } from './screens';
import { CODES } from './words';
import type { Folder } from './words';

/** Somebody of each role with screens of lists, and the language he works in. */
const PEOPLE = [
  { name: 'admin', language: 'zh-CN' },
  { name: 'finance01', language: 'en' },
  { name: 'risk001', language: 'zh-TW' },
  { name: 'service01', language: 'en' },
  { name: 'operate01', language: 'zh-CN' },
  { name: 'auditor01', language: 'zh-TW' },
  { name: 'agent01', language: 'zh-CN' },
] as const;

/** The narrowest window that the console is made for. */
const PHONE = { width: 390, height: 844 };

/** A window that operators have, and how many rows of every list it shows at least. */
interface Desk {
  width: number;
  height: number;
  rows: number;
}

/** The usual one, in which every test begins. */
const USUAL: Desk = { width: 1440, height: 900, rows: 12 };

/** The one in which the words of other languages are looked at too. */
const NARROW: Desk = { width: 1366, height: 768, rows: 9 };

/** What is left of the usual one at 200 %. */
const MAGNIFIED = { width: 720, height: 450 };

/** Lists that ask again as time passes: what they show is another thing every few seconds. */
const LIVE = ['/contract/position', '/contract/symbol', '/delivery/order'];

/** A message key that nobody translated: `withdraw.orderNo`. */
const RAW_KEY = /(?<![\w./@-])(?:[a-z][a-zA-Z]*)\.(?:[a-z][a-zA-Z]*)(?![\w./@-])/;

/** The screens of configuration and dictionaries show keys and codes as they are. */
const OF_KEYS = /\/system\/conf\/|\/system\/auth\/menu|\/system\/tools\//;

/** A position may be closed by the market between the list and its detail, which says so. */
const GONE = /^40400 .*contractPosition\/get$/;

/** What the server refused; a screen asks for nothing its user may not have. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes(SITE)) return;
    const text = await response.text().catch(() => '');
    const [, code] = /^\{"code":(\d+)/.exec(text) ?? [];
    if (code === undefined || code === '0') return;
    const refusal = `${code} ${new URL(response.url()).pathname}`;
    if (!GONE.test(refusal)) refused.push(refusal);
  });
  return refused;
}

/** Records that were claimed: who only looks at lists claims none. */
function claimed(page: Page): string[] {
  const claims: string[] = [];
  page.on('request', (request) => {
    if (/\/review\/(claim|next|release)$/.test(request.url())) claims.push(request.url());
  });
  return claims;
}

/** The screen of authentications, which some have no part in. */
const AUTH = '/member/auth';
const WITHOUT_AUTH = ['finance01', 'agent01'];

/** Before the first visit. */
const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate(
    (code) => localStorage.setItem('themeConfig', JSON.stringify({ globalI18n: code })),
    language,
  );

/** As another tab of the same browser changes the language: the screen stays. */
const speakNow = (page: Page, language: Folder): Promise<void> =>
  page.evaluate((globalI18n) => {
    const stored = JSON.parse(localStorage.getItem('themeConfig') ?? '{}') as object;
    localStorage.setItem('themeConfig', JSON.stringify({ ...stored, globalI18n }));
    dispatchEvent(new StorageEvent('storage', { key: 'themeConfig' }));
  }, CODES[language]);

/** How many rows of the table the window shows whole, and how many there are. */
const rowsInView = (page: Page): Promise<{ whole: number; all: number }> =>
  page.locator('main [data-row-key]').evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect()).filter(({ height }) => height > 0);
    return { whole: boxes.filter(({ bottom }) => bottom <= innerHeight).length, all: boxes.length };
  });

/** What of rows, pager and header is pressed often, and smaller than a thumb: its name and size. */
const smallForThumbs = (page: Page): Promise<string[]> =>
  page
    .locator(
      'main [data-row-key] td:last-child:not([data-label]) button, main section > nav button, header [data-often]',
    )
    .evaluateAll((all) =>
      all
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ one, box }) => `${one.textContent || one.ariaLabel || ''} ${box.width} × ${box.height}`),
    );

/** Pixels that what a list draws by itself is wider than its place: no list is scrolled sideways to what decides. */
const sideways = (page: Page): Promise<number> =>
  page
    .locator('main section[tabindex="-1"] > * [data-scroller]')
    .evaluateAll((all) =>
      Math.max(
        0,
        ...all
          .filter((box) => box.clientWidth > 0)
          .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ),
    );

/** Nothing sticks out of the page or is cut, and a list shows its rows without scrolling, in a window of this size. */
async function fitsDesk(page: Page, path: string, { width, height, rows: least }: Desk): Promise<void> {
  const at = `${path} at ${String(width)} × ${String(height)}`;
  await expectToFit(page, at);
  await expectWhole(page, at);
  await expect.poll(() => withoutRoom(page), at).toEqual([]);
  await expect.poll(() => sideways(page), `pixels beyond ${at}`).toBe(0);
  await expect
    .poll(
      async () => {
        const { whole, all } = await rowsInView(page);
        return whole - Math.min(least, all);
      },
      `rows beyond ${String(least)} of ${at}`,
    )
    .toBeGreaterThanOrEqual(0);
}

/** On a phone nothing sticks out or is cut, and what is pressed often has the size of a thumb. */
async function fitsPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectToFit(page, path);
  await expectWhole(page, `${path} on a phone`);
  await expect.poll(() => smallForThumbs(page), `targets of ${path} on a phone`).toEqual([]);
}

/** The words of the other languages have room too, the longest of them also in a window at 200 %, where the first row is reached. */
async function fitsInOtherWords(page: Page, path: string): Promise<void> {
  for (const language of ['zh-TW', 'en'] as const) {
    await speakNow(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectWhole(page, `${path} in ${language}`);
  }
  await page.setViewportSize(MAGNIFIED);
  await expectToFit(page, `${path} at 200 %`);
  await expectWhole(page, `${path} at 200 %`);
  await expectRowReached(page, `${path} at 200 %`);
}

/**
 * A screen that stands in the usual window is looked at in all the others, from wide to narrow, so that rows become cards and
 * back but once; it is left as it was.
 */
async function fitsEverywhere(page: Page, path: string): Promise<void> {
  await fitsDesk(page, path, USUAL);
  await page.setViewportSize(NARROW);
  await fitsDesk(page, path, NARROW);
  await fitsInOtherWords(page, path);
  await speakNow(page, 'zh-CN');
  await fitsPhone(page, path);
  await page.setViewportSize(USUAL);
}

/** What a page has asked the server for; `clear` forgets it. */
function questionsOf(page: Page): { asked(): string[]; clear(): void } {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // Tabs of filters count their rows by a page of one.
    const counts = /pageSize"?[=:]1\b/.test(`${search}${request.postData() ?? ''}`);
    if (!counts && pathname.startsWith(SITE) && /(list|summary)$/i.test(pathname)) asked.push(pathname);
  });
  return { asked: () => [...asked], clear: () => asked.splice(0) };
}

/** Rows are whole pixels high: else the lines between them break beside a fixed column. */
async function expectEvenRows(page: Page, path: string): Promise<void> {
  const heights = await rows(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height).filter((height) => height % 1 !== 0),
  );
  expect(heights, path).toEqual([]);
}

/**
 * What of a list has no room: amounts and words of states of which a part is missing.
 * Tables that are no screen of their own are left alone.
 */
const withoutRoom = (page: Page): Promise<string[]> =>
  page.locator('main section[tabindex="-1"] > * [data-scroller]').evaluateAll((all) =>
    all
      .filter((box) => box.clientWidth > 0)
      .flatMap((box) => {
        const isCut = (cell: Element) =>
          [cell, ...cell.querySelectorAll('*')].some(
            (one) =>
              one.textContent !== '' &&
              one.scrollWidth > one.clientWidth + 1 &&
              getComputedStyle(one).overflowX !== 'visible' &&
              getComputedStyle(one).display !== 'inline',
          );
        const cut = [...box.querySelectorAll('td[data-whole]')].filter(isCut);
        return cut.map((cell) => `${cell.getAttribute('data-column') ?? ''}: ${cell.textContent ?? ''}`);
      }),
  );

for (const { name, language } of PEOPLE) {
  test(`C74 ${name} goes through every screen of the menu (${language}): nothing is refused, raw, too wide or beyond the role`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const refused = refusals(page);
    const questions = questionsOf(page);
    const claims = claimed(page);
    await speak(page, CODES[language]);
    const token = await signInFast(page, name);
    await expect(menuItem(page, '/home')).toBeVisible();
    const screens = await screensOf(page, token);
    if (WITHOUT_AUTH.includes(name)) expect(screens).not.toContain(AUTH);
    const details: string[] = [];
    const forms: string[] = [];
    for (const path of screens) {
      questions.clear();
      await visit(page, path);
      const asked = questions.asked();
      await closeOthers(page, path);
      const words = await page.locator('main').innerText();
      const raw = OF_KEYS.test(path) ? null : words.replaceAll(/\S+@\S+/g, '').match(RAW_KEY);
      expect(raw?.[0] ?? '', path).toBe('');
      await expect.poll(() => withoutRoom(page), path).toEqual([]);
      await expect.poll(() => sideways(page), `pixels beyond ${path}`).toBe(0);
      // The admin has every screen there is.
      if (name !== 'admin') continue;
      await expectEvenRows(page, path);
      await fitsEverywhere(page, path);
      if (await openDetail(page, () => expectWhole(page, `detail of ${path}`))) details.push(path);
      if (await openCreation(page, () => expectWhole(page, `form of ${path}`))) forms.push(path);
      // Each of its first questions goes once.
      if (!LIVE.includes(path)) expect(asked, path).toEqual([...new Set(asked)]);
    }
    if (name === 'admin') {
      // So that none of it goes unseen when a name changes.
      expect(details.length).toBeGreaterThanOrEqual(30);
      expect(forms.length).toBeGreaterThanOrEqual(20);
    }
    for (const glance of GLANCES[name] ?? []) await expectGlance(page, language, glance);
    expect(refused).toEqual([]);
    expect(claims).toEqual([]);
  });
}
