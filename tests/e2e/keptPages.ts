import type { Browser, BrowserContext, Disposable } from '@playwright/test';

/** A document of the origin that runs nothing, so that what is stored can be cleared under it. */
const AT_REST = '/admin/__mock/state';

interface Size {
  width: number;
  height: number;
}

/**
 * Browsers that the tests of a worker take one after the other: what one of them has read and compiled is there for the
 * next test, while nothing that a test stored, routed or listened to outlives it. What cannot be taken back, such as a
 * clock, needs a browser of its own (`keepsPage: false`).
 */
export class KeptPages {
  readonly #kept: BrowserContext[] = [];
  readonly #scripts: Disposable[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** The browser at this place, with one page at rest and nothing stored. */
  async take(place: number, viewport: Size): Promise<BrowserContext> {
    const context = this.#kept[place] ?? (await this.browser.newContext());
    this.#kept[place] = context;
    const page = context.pages()[0] ?? (await context.newPage());
    await page.setViewportSize(viewport);
    await page.goto(`${this.origin}${AT_REST}`);
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
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
      this.#kept.map(async (context) => {
        const [page, ...others] = context.pages();
        context.removeAllListeners();
        page?.removeAllListeners();
        await Promise.all(others.map((other) => other.close()));
        await page?.unrouteAll({ behavior: 'ignoreErrors' });
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        await context.clearPermissions();
        await page?.goto('about:blank');
      }),
    );
  }
}
