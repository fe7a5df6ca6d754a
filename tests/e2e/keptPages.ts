import type { Browser, BrowserContext, Disposable, Page, Request, ViewportSize } from '@playwright/test';

/** A document of the origin that runs nothing. */
const AT_REST = '/admin/__mock/state';

/** Where a console rests that was signed out for the next test. */
const SIGNED_OUT = '/login?rest';

/** Milliseconds that the log-in page may take after the log-out. */
const PATIENCE = 10_000;

/** What is stored and read only when the console is loaded. */
const READ_AT_START = ['themeConfig', 'console.darkChosen'];

/** What a test listens to. */
const EVENTS = ['dialog', 'download', 'pageerror', 'request', 'requestfailed', 'response'] as const;

/** Pages to which a test has done what only a new one is free of. */
const spoilt = new WeakSet<Page>();

/** Whether something is stored that only a load would take in. */
const hasToLoad = (page: Page): Promise<boolean> =>
  page.evaluate((keys) => keys.some((key) => localStorage.getItem(key) !== null), READ_AT_START);

/** Whether the console is open and signed out, so that an address can be followed without loading it anew. */
export const isSignedOut = async (page: Page): Promise<boolean> =>
  page.url().endsWith(SIGNED_OUT) && !spoilt.has(page) && !(await hasToLoad(page));

/** Whether a console is open that an address can be followed in as in a new one. */
export const isOpen = async (page: Page): Promise<boolean> =>
  !spoilt.has(page) && (await page.locator('#root > *').count()) > 0 && !(await hasToLoad(page));

/** Follows an address as a link inside the console does, without a load. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Ends the session as a log-out in another browser tab does. */
const signOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.cookie = 'token=; path=/; max-age=0';
    new BroadcastChannel('console-session').postMessage('out');
  });

/** Clears what is stored. */
const clear = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const one of await indexedDB.databases()) if (one.name) indexedDB.deleteDatabase(one.name);
  });

/** Whether a call needs a session and tells of none, so that it is refused. */
const lacksSession = (request: Request): boolean =>
  /\/sitebkd\/(?!pub\b|login\b)/.test(request.url()) && request.headers()['authorization'] === undefined;

/**
 * What a console at its log-in page still has of its operator: what is stored for the session, what was being told, and
 * what lies above the page.
 */
const leftovers = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...Object.keys(sessionStorage),
    ...[
      ...document.querySelectorAll(
        'body > :not(#root, .demo-panel), dialog[open], [aria-live] > [data-kind]',
      ),
    ]
      .filter((one) => one.checkVisibility())
      .map((one) => one.outerHTML.slice(0, 500)),
  ]);

/**
 * Browsers that the tests of a worker take one after the other, and in them the console, which is signed out between two
 * tests: what one of them has read and compiled is there for the next, while nothing that a test stored, routed, scripted or
 * listened to outlives it. What cannot be taken back inside of the page is gone with a new one; what cannot even so, such as a
 * clock, needs a browser of its own (`keepsPage: false`).
 */
export class KeptPages {
  readonly #kept = new Map<string, BrowserContext>();
  readonly #taken = new Set<BrowserContext>();
  readonly #scripts: Disposable[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /**
   * The browser of this name, made by the options of the first test that asks for it: with one page of this size, and nothing
   * stored.
   */
  async take(name: string, size: ViewportSize | null): Promise<BrowserContext> {
    const context = this.#kept.get(name) ?? (await this.browser.newContext());
    this.#kept.set(name, context);
    this.#taken.add(context);
    const page = context.pages()[0] ?? (await this.#open(context));
    await clear(page);
    if (size) await page.setViewportSize(size);
    await context.clearCookies();
    // Files that were sent stay in the list of uploads, for the next session of the same operator.
    context.on('request', (request) => {
      if (request.headers()['content-type']?.startsWith('multipart/')) spoilt.add(page);
    });
    return context;
  }

  /** Takes these scripts out again with the next {@link leave}. */
  until(...scripts: Disposable[]): void {
    this.#scripts.push(...scripts);
  }

  /**
   * Leaves all of them: no page of a test goes on, nothing of it listens or answers any more.
   * @returns what a console still had of its operator, or asked for, after the log-out
   */
  async leave(): Promise<string[]> {
    await Promise.all(this.#scripts.splice(0).map((script) => script.dispose()));
    const left = await Promise.all(Array.from(this.#taken, (context) => this.#leave(context)));
    this.#taken.clear();
    return left.flat();
  }

  async #leave(context: BrowserContext): Promise<string[]> {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const pages = context.pages();
    const [page] = pages;
    const left = page && pages.length === 1 ? await this.#rest(page) : null;
    context.removeAllListeners();
    if (left === null) {
      // Opened first, so that the process that has compiled the console does not end with them.
      await this.#open(context);
      await Promise.all(pages.map((one) => one.close()));
    }
    await context.clearPermissions();
    return left ?? [];
  }

  /** Signs the console out and lets it rest at its log-in page; `null` where another page has to take its place. */
  async #rest(page: Page): Promise<string[] | null> {
    if (spoilt.has(page) || (await page.locator('#root').count()) === 0 || (await hasToLoad(page)))
      return null;
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (lacksSession(request)) asked.push(`asked after the log-out: ${request.url()}`);
    });
    await signOut(page);
    await page.locator('#login-panel-account form').waitFor({ timeout: PATIENCE });
    const left = await leftovers(page);
    page.removeAllListeners('request');
    await clear(page);
    await page.evaluate((address) => history.replaceState(null, '', address), SIGNED_OUT);
    await page.mouse.move(0, 0);
    return [...left, ...asked];
  }

  /** A new page, which runs nothing. */
  async #open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    const addInitScript = page.addInitScript.bind(page);
    page.addInitScript = (script, arg) => {
      spoilt.add(page);
      return addInitScript(script, arg);
    };
    const emulateMedia = page.emulateMedia.bind(page);
    page.emulateMedia = (options) => {
      spoilt.add(page);
      return emulateMedia(options);
    };
    await page.goto(`${this.origin}${AT_REST}`);
    return page;
  }
}
