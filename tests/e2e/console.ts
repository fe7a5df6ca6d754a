import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Disposable, Locator, Page } from '@playwright/test';
import { shareClock, STARTS_AT } from './clock';
import { follow, isOpen, isSignedOut, KeptPages } from './keptPages';
import { Oracle } from './oracle';
import { originAt, startOver } from './servers';

export { expect };

/** Prefix of the calls of the mock backend. */
export const SITE = '/admin/api/v2/sitebkd/';

interface Worker {
  /** Origin of this worker's own server: the built site and a mock backend that no other asks. */
  origin: string;
  keptPages: KeptPages;
}

/** What a test may choose. */
export interface ConsoleOptions {
  /** Takes a browser that the worker keeps; false where a test needs one that has seen nothing, or bends its clock. */
  keepsPage: boolean;
  /** True where the tour of a first visit is what the test is about. */
  seesTour: boolean;
}

interface Fixtures extends ConsoleOptions {
  /** Milliseconds that the backend's clock, and with it that of every page, is ahead of the machine's. */
  clockAhead: number;
  oracle: Oracle;
  /** A browser with its own cookies and storage, made ready for the console. */
  newBrowser(): Promise<BrowserContext>;
  /** The page of another browser. */
  otherPage(): Promise<Page>;
}

/** Menu entry, tag and screen heading are found by address, whatever the language. */
export const menuItem = (page: Page, path: string): Locator => page.locator(`nav [data-menu-id$="-${path}"]`);
export const tag = (page: Page, path: string): Locator => page.locator(`[role="tab"][data-key="${path}"]`);

/** Notes in a page that the tour of a first visit was closed. */
function closeTour(): void {
  try {
    localStorage.setItem('console.tour', '"closed"');
  } catch {
    // A document without storage, such as a picture's, shows no tour.
  }
}

/** A browser in which the tour was closed, in the page that is open and in those to come. */
async function withoutTour(context: BrowserContext): Promise<Disposable> {
  await Promise.all(context.pages().map((page) => page.evaluate(closeTour)));
  return context.addInitScript(closeTour);
}

/** Every test gets the built site with fresh demo data, and is held to the oracle. */
export const test = base.extend<Fixtures, Worker>({
  origin: [
    async ({ browserName }, run, { parallelIndex }) => {
      expect(browserName).toBe('chromium');
      await run(originAt(parallelIndex));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, run) => run(origin),
  clockAhead: async ({ origin }, run) => {
    await startOver(origin);
    await run(Date.parse(STARTS_AT) - Date.now());
  },
  oracle: async ({ origin }, run) => {
    await setNetwork(origin, { mode: 'normal' });
    const oracle = new Oracle();
    await run(oracle);
    expect(oracle.problems).toEqual([]);
  },
  keptPages: [
    async ({ browser, origin }, run) => {
      // They go with the browser, whose contexts nobody but a test closes.
      await run(new KeptPages(browser, origin));
    },
    { scope: 'worker' },
  ],
  keepsPage: [false, { option: true }],
  seesTour: [false, { option: true }],
  newBrowser: async (
    {
      browser,
      keptPages,
      keepsPage,
      seesTour,
      locale,
      colorScheme,
      hasTouch,
      viewport,
      oracle,
      origin,
      clockAhead,
    },
    run,
    info,
  ) => {
    const contexts: BrowserContext[] = [];
    await run(async () => {
      const options = [locale, colorScheme, hasTouch, viewport?.width, viewport?.height];
      const name = [contexts.length, ...options].join(' ');
      const context =
        keepsPage && !seesTour ? await keptPages.take(name, viewport) : await browser.newContext();
      contexts.push(context);
      oracle.watch(context, origin);
      keptPages.until(await shareClock(context, clockAhead));
      if (!seesTour) keptPages.until(await withoutTour(context));
      return context;
    });
    // After a failure the pages are looked at, and the worker ends.
    if (info.status === info.expectedStatus) {
      await setNetwork(origin, { mode: 'normal' });
      oracle.problems.push(...(await keptPages.leave()));
    }
    if (!keepsPage || seesTour) await Promise.all(contexts.map((context) => context.close()));
  },
  context: async ({ newBrowser }, run) => run(await newBrowser()),
  page: async ({ context }, run) => run(context.pages()[0] ?? (await context.newPage())),
  otherPage: async ({ newBrowser }, run) => {
    await run(async () => {
      const other = await newBrowser();
      return other.pages()[0] ?? other.newPage();
    });
  },
});

/** How the way to the mock backend behaves; every test begins with a normal one. */
export async function setNetwork(
  origin: string,
  params: { mode: 'normal' | 'slow' | 'failing' | 'offline'; delayMs?: number; failRate?: number },
): Promise<void> {
  await fetch(`${origin}/admin/__mock/network`, { method: 'POST', body: JSON.stringify(params) });
}

/** The letters of the demo's captcha, read from its picture as a human would. */
function readCaptcha(img: string): string {
  const svg = Buffer.from(img.replace(/^data:image\/svg\+xml;base64,/, ''), 'base64').toString('utf8');
  return [...svg.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, letter = '']) => letter).join('');
}

interface Answer<T> {
  code: number;
  data: T;
}

/** What the demo tells everybody. */
async function demoPassword({ request }: Page): Promise<string> {
  const { data } = (await (await request.get('/admin/__mock/state')).json()) as Answer<{ password: string }>;
  return data.password;
}

/** The form for user name, password and captcha. */
export const accountForm = (page: Page): Locator => page.locator('#login-panel-account form');

/** Fills in the log-in page that is on screen; the operator still has to press the button. */
export async function fillSignIn(page: Page, userName: string, password?: string): Promise<void> {
  const form = accountForm(page);
  const picture = form.locator('img');
  await expect(picture).toBeVisible();
  await form.locator('input').nth(0).fill(userName);
  await form
    .locator('input')
    .nth(1)
    .fill(password ?? (await demoPassword(page)));
  await form
    .locator('input')
    .nth(2)
    .fill(readCaptcha((await picture.getAttribute('src')) ?? ''));
}

/** Signs in through the log-in page, as an operator does. */
export async function signInAs(page: Page, userName: string, address = '/login'): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, userName);
  await accountForm(page).locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Sends a log-in by the calls alone, as from an address where one is given. */
async function callSignIn({ request }: Page, username: string, password: string, ip?: string) {
  const captcha = (await (await request.get(`${SITE}pub/captcha/get`)).json()) as Answer<{
    key: string;
    img: string;
  }>;
  const { key: verifyKey, img } = captcha.data;
  const response = await request.post(`${SITE}login`, {
    data: { username, password, verifyKey, verifyCode: readCaptcha(img) },
    ...(ip === undefined ? {} : { headers: { 'X-Forwarded-For': ip } }),
  });
  const { origin } = new URL(response.url());
  return { origin, ...((await response.json()) as Answer<{ token: string }>) };
}

/** What a sign-in with this password is answered with. */
export const codeOfSignIn = async (
  page: Page,
  userName: string,
  password: string,
  ip?: string,
): Promise<number> => (await callSignIn(page, userName, password, ip)).code;

/** Signs in by the calls alone, and opens an address where one is wanted. */
export async function signInFast(
  page: Page,
  userName: string,
  address: string | null = '/home',
): Promise<string> {
  const { code, data, origin } = await callSignIn(page, userName, await demoPassword(page));
  expect(code).toBe(0);
  await page.context().addCookies([{ name: 'token', value: data.token, url: origin, sameSite: 'Strict' }]);
  if (address === null) return data.token;
  if (await isSignedOut(page)) await follow(page, address);
  else await page.goto(address);
  return data.token;
}

/** Goes to an address as a link inside the console does; loads it where no console is open. */
export async function go(page: Page, address: string): Promise<void> {
  if (await isOpen(page)) await follow(page, address);
  else await page.goto(address);
}

/** Nothing sticks out of the page sideways, as soon as what a change of its width has set going is done. */
export async function expectToFit(page: Page, what = page.url()): Promise<void> {
  const pageOutOfRange = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(pageOutOfRange, `pixels of ${what} beyond the window`).toBeLessThanOrEqual(0);
}

/** Goes to a screen of the menu as a link inside the console does, without a load. */
export async function goInside(page: Page, path: string): Promise<void> {
  await follow(page, path);
  const [pathname = ''] = path.split('?');
  await expect(tag(page, pathname)).toHaveAttribute('aria-selected', 'true');
}
