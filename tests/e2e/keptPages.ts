import type { Browser, BrowserContext, Disposable, Page } from '@playwright/test';

/** A document of the origin that runs nothing, so that what is stored can be cleared under it. */
const AT_REST = '/admin/__mock/state';

/**
 * Browsers that the tests of a worker take one after the other: what one of them has read and compiled is there for the
 * next test, while nothing that a test stored, routed, scripted or listened to outlives it. What cannot be taken back, such
 * as a clock, needs a browser of its own (`keepsPage: false`).
 */
export class KeptPages {
  readonly #kept = new Map<string, BrowserContext>();
  readonly #taken = new Set<BrowserContext>();
  readonly #scripts: Disposable[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** The browser of this name, made by the options of the first test that asks for it: with one page, and nothing stored. */
  async take(name: string): Promise<BrowserContext> {
    const context = this.#kept.get(name) ?? (await this.browser.newContext());
    this.#kept.set(name, context);
    this.#taken.add(context);
    const page = context.pages()[0] ?? (await this.#rest(context));
    await page.evaluate(async () => {
      localStorage.clear();
      for (const one of await indexedDB.databases()) if (one.name) indexedDB.deleteDatabase(one.name);
    });
    await context.clearCookies();
    return context;
  }

  /** Takes these scripts out again with the next {@link leave}. */
  until(...scripts: Disposable[]): void {
    this.#scripts.push(...scripts);
  }

  /** Leaves all of them: no page of a test goes on, nothing of it listens or answers any more. */
  async leave(): Promise<void> {
    await Promise.all(this.#scripts.splice(0).map((script) => script.dispose()));
    await Promise.all(
      Array.from(this.#taken, async (context) => {
        context.removeAllListeners();
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        const left = context.pages();
        // Opened first, so that the process that has compiled the console does not end with them.
        await this.#rest(context);
        await Promise.all(left.map((page) => page.close()));
        await context.clearPermissions();
      }),
    );
    this.#taken.clear();
  }

  /** A page that runs nothing. */
  async #rest(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${this.origin}${AT_REST}`);
    return page;
  }
}
